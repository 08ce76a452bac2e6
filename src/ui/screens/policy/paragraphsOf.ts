import { type Policy, retentionPlaceholder } from "#copy/policies.ts";
import { periodText, type RetentionRule, retentionRules } from "#domain/member/retentionRules.ts";

const keepingText = ({ what, period, purpose, base }: RetentionRule): string =>
	`${what}: ${periodText(period)}. 목적은 ${purpose}, 근거는 ${base}입니다.`;

/** Returns the paragraphs of a section. Those on data retention are generated from the table that archive and jobs use. [DEC-196] */
export const paragraphsOf = ({ paragraphs }: Policy["sections"][number]): readonly string[] =>
	paragraphs.flatMap((paragraph) =>
		paragraph === retentionPlaceholder ? Object.values(retentionRules).map(keepingText) : paragraph,
	);
