import { type Policy, whatIsKept } from "#copy/policies.ts";
import { type Keeping, keepings, periodText } from "#domain/member/keeping.ts";

const keepingText = ({ what, period, purpose, base }: Keeping): string =>
	`${what}: ${periodText(period)}. 목적은 ${purpose}, 근거는 ${base}입니다.`;

/** Returns the paragraphs of a section. Those on data retention are generated from the table that archive and jobs use. [DEC-196] */
export const paragraphsOf = ({ paragraphs }: Policy["sections"][number]): readonly string[] =>
	paragraphs.flatMap((paragraph) =>
		paragraph === whatIsKept ? Object.values(keepings).map(keepingText) : paragraph,
	);
