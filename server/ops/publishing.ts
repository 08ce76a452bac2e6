import { existsSync } from "node:fs";
import { join } from "node:path";
import { koreanDay } from "#domain/shared/koreanTime.ts";
import type { StayDate } from "#domain/shared/StayDate.ts";
import { type PublishedPeriod, PublishStore } from "#server/catalogue/content/store/PublishStore.ts";
import type { PublishedKind } from "#server/catalogue/content/store/publishedTables.ts";
import type { Queryable } from "#server/platform/database/Database.ts";
import { imageSource } from "#server/platform/images/imageSource.ts";
import { ownPictures } from "#server/platform/images/ownPictures.ts";
import { paintedPictures } from "#server/platform/images/paintedPictures.ts";
import type { Services } from "#server/services/Services.ts";
import { dayOf, numberOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";

/**
 * Returns the first and last day of a period that is not over.
 * @throws OpsError
 */
export function daysFrom(first: string, last: string, today: StayDate): readonly [StayDate, StayDate] {
	const days = [dayOf(first), dayOf(last)] as const;
	if (days[1] < days[0]) throw new OpsError(`${last}이(가) ${first}보다 앞섭니다.`);
	if (days[1] < today) throw new OpsError(`${last}은(는) 이미 지났습니다.`);
	return days;
}

/**
 * Checks that the pages can show a picture: a painted one, one of our files, or one from a host the deployment lists.
 * @throws OpsError
 */
export function pictureOf({ imageHosts }: Pick<Services, "imageHosts">, text: string): string {
	const source = imageSource(text, imageHosts);
	const isShown =
		typeof source !== "string" &&
		(source.kind !== "painted" || paintedPictures.find(source.key) !== undefined) &&
		(source.kind !== "file" || existsSync(join(ownPictures, source.name)));
	if (!isShown) throw new OpsError(`${text}은(는) 보여 줄 수 있는 그림이 아닙니다.`);
	return text;
}

export const periodLines = (periods: readonly PublishedPeriod[]): string =>
	periods
		.map(({ id, title, first, last }) => `${String(id).padEnd(8)}  ${first}~${last}  ${title}`)
		.join("\n");

export const todayOf = ({ clock }: Pick<Services, "clock">): StayDate => koreanDay(clock.now());

/**
 * Builds the command that takes published content down.
 * @throws OpsError when it is not published
 */
export const withdrawal = (
	kind: PublishedKind,
	name: string,
	also: (tx: Queryable, id: number, today: StayDate) => Promise<void> = async () => {},
): Command => ({
	usage: `withdraw-${kind} <${name} 번호>`,
	summary: `올라가 있는 ${name} 하나를 내립니다.`,
	async run(services, args) {
		const id = numberOf(args[0] ?? "");
		await services.db.tx(async (tx) => {
			if (!(await new PublishStore(tx).withdraw(kind, id)))
				throw new OpsError(`올라가 있는 ${name} ${id}번을 찾을 수 없습니다.`);
			await also(tx, id, todayOf(services));
		});
		return `${name} ${id}번을 내렸습니다.`;
	},
});
