import { fill } from "#domain/copy/fill.ts";
import { shellTexts } from "#domain/copy/shell.ts";
import { settleParticles } from "#domain/shared/particles.ts";

/** Tells that the duties of a sale rest with each seller and not with the company of this name. [PROD-04] */
export const intermediaryNotice = (company: string): string =>
	settleParticles(fill(shellTexts.footer.intermediary, { 회사명: company }));
