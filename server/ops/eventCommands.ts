import { eventPath } from "#domain/navigation/detours.ts";
import { resolveParticles } from "#domain/shared/particles.ts";
import { PublishStore } from "#server/catalogue/content/store/PublishStore.ts";
import { EventPlanStore } from "#server/catalogue/event/store/EventPlanStore.ts";
import { markChanged } from "#server/catalogue/search/store/marks.ts";
import { CampaignStore } from "#server/commerce/coupon/store/CampaignStore.ts";
import { integerOf, numberOf, optionsOf, wordsOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";
import { daysFrom, periodLines, pictureOf, todayOf, withdrawal } from "./publishing.ts";
import { planNumbered } from "./store/nightOverrides.ts";

const longestTitle = 200;
const longestSubtitle = 500;
const longestText = 100_000;
const maxDiscount = 90;

function percentOf(text: string): number {
	const percent = integerOf(text);
	if (percent === null || percent < 0 || percent > maxDiscount)
		throw new OpsError(`할인율은 0부터 ${maxDiscount}까지의 정수입니다.`);
	return percent;
}

/** Operator commands for events. */
export const eventCommands: Readonly<Record<string, Command>> = {
	events: {
		usage: "events",
		summary: "판매 중이거나 판매할 기획전을 번호, 판매 기간과 함께 보여 줍니다.",
		async run(services) {
			const events = await new PublishStore(services.db).events(todayOf(services));
			return periodLines(events) || "기획전이 없습니다.";
		},
	},
	"publish-event": {
		usage:
			"publish-event <제목> <부제목> <그림 주소> <판매 첫날> <판매 마지막 날> <숙박 첫날> <숙박 마지막 날> [discount=할인율] [coupon=쿠폰 번호] [secret=암호] [text=내용]",
		summary: "기획전을 올립니다. 상품은 event-plan으로 더합니다. 암호가 있으면 그 주소로만 열립니다.",
		async run(services, args) {
			const [title = "", subtitle = "", image = "", ...rest] = args;
			const [saleFirst = "", saleLast = "", stayFirst = "", stayLast = "", ...pairs] = rest;
			const { discount, coupon, secret, text } = optionsOf(pairs, ["discount", "coupon", "secret", "text"]);
			const today = todayOf(services);
			const [saleStart, saleEnd] = daysFrom(saleFirst, saleLast, today);
			const [stayStart, stayEnd] = daysFrom(stayFirst, stayLast, today);
			const couponManagerId = coupon === undefined ? null : numberOf(coupon);
			if (couponManagerId !== null && !(await new CampaignStore(services.db).isPublic(couponManagerId)))
				throw new OpsError(`누구나 받는 쿠폰 ${couponManagerId}번을 찾을 수 없습니다.`);
			const id = await new PublishStore(services.db).event({
				title: wordsOf("제목", title, longestTitle),
				subtitle: wordsOf("부제목", subtitle, longestSubtitle),
				imageKey: pictureOf(services, image),
				html: text === undefined ? "" : wordsOf("내용", text, longestText),
				discountRate: percentOf(discount ?? "0"),
				secret: secret ?? null,
				couponManagerId,
				saleStart,
				saleEnd,
				stayStart,
				stayEnd,
			});
			return `기획전 ${id}번을 올렸습니다: ${eventPath(id, secret ?? null)}`;
		},
	},
	"event-plan": {
		usage: "event-plan <기획전 번호> <요금제 번호>",
		summary: "날짜별로 파는 요금제를 기획전에 더하고 기획전의 할인율로 팝니다.",
		async run({ db }, args) {
			const [event = "", ratePlan = ""] = args;
			const plan = await planNumbered(db, numberOf(ratePlan));
			if (!plan) throw new OpsError(`날짜별로 파는 요금제 ${ratePlan}번을 찾을 수 없습니다.`);
			await db.tx(async (tx) => {
				if (!(await new EventPlanStore(tx).add(numberOf(event), plan)))
					throw new OpsError(
						`기획전 ${event}번에 ${plan.name}을(를) 더할 수 없습니다. 내린 기획전이거나, 팔지 않거나, 이미 있는 요금제입니다.`,
					);
				await markChanged(tx, plan.propertyId);
			});
			return resolveParticles(`기획전 ${event}번에 ${plan.name}을(를) 더했습니다.`);
		},
	},
	"withdraw-event": withdrawal("event", "기획전", async (tx, id, today) => {
		for (const stay of await new EventPlanStore(tx).end(id, today)) await markChanged(tx, stay);
		await new PublishStore(tx).withdrawBannersTo(eventPath(id, null));
	}),
};
