/** What something costs against what there is: “1 / 2”, ticked where it is enough. */
import { type BriefingRow, Glyph } from '@sztab/pieces';
import './price.css';

export function Price({ price }: { price: NonNullable<BriefingRow['price']> }) {
  return (
    <span className="price">
      {price.map(({ symbol, need, has }) => (
        <span key={symbol} className="price-kind num" data-met={has >= need || undefined}>
          <Glyph name={symbol} size={18} />
          {has} / {need}
          <Glyph name={has >= need ? 'check' : 'x'} size={14} />
        </span>
      ))}
    </span>
  );
}
