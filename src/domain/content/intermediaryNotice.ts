import { fill } from "#copy/fill.ts";
import { layoutCopy } from "#copy/layout.ts";
import { resolveParticles } from "#domain/shared/particles.ts";

/** Returns the notice that each seller, not the named company, is responsible for its sales. [PROD-04] */
export const intermediaryNotice = (company: string): string =>
	resolveParticles(fill(layoutCopy.footer.intermediary, { 회사명: company }));
