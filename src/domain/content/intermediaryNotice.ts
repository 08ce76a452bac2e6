import { fill } from "#copy/fill.ts";
import { layoutCopy } from "#copy/layout.ts";
import { settleParticles } from "#domain/shared/particles.ts";

/** Tells that the duties of a sale rest with each seller and not with the company of this name. [PROD-04] */
export const intermediaryNotice = (company: string): string =>
	settleParticles(fill(layoutCopy.footer.intermediary, { 회사명: company }));
