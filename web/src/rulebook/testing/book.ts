/** A book with everything that a book may have. */
export const BOOK = `# Gra

Wstęp.

## 1 Początek

### 1.1 Strony

**G-1.1.1** Wybierz stronę (1.2). Potem <b>graj</b>.

*Edycja 2:* Wolno *też* pasować.

*Edycja* to słowo.

**Ważne** to nie jest zasada.

### 1.2 Zgoda

| Kto | Co |
|---|---|
| *Ty* | \`pas\` |

<script>alert(1)</script>

[Źle](javascript:alert(1)) [dobrze](https://example.org/?a="b") ![obraz](x.png)

## Bez numeru

- **G-2.1** w liście
`;
