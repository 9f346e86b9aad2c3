/** Texts that were stored: languages that came later are not among them. */
import { type Language, MASTER } from './languages.ts';

export type Told = { readonly [L in Language]?: string };

export const toldIn = (told: Told | undefined, language: Language): string => told?.[language] ?? told?.[MASTER] ?? '';
