import { isCorpCode } from "#domain/member/validators.ts";
import { groupedWon } from "#domain/shared/groupedWon.ts";
import { koreanDay, koreanInstant } from "#domain/shared/koreanTime.ts";
import { addDays, type StayDate } from "#domain/shared/StayDate.ts";
import {
	CampaignAdminStore,
	type ListedCampaign,
	type NewCampaign,
} from "#server/commerce/coupon/store/CampaignAdminStore.ts";
import { companyOf } from "#server/members/account/benefitMall.ts";
import { dayOf, numberOf, optionsOf, wholeWon, wordsOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";
import { daysFrom, todayOf } from "./publishing.ts";

const longestTitle = 100;
const maxPercent = 90;
const maxDays = 366;
const maxCopies = 20;
const choices = [
	"min",
	"max",
	"total",
	"set",
	"code",
	"company",
	"broadcast",
	"overlap",
	"supplier",
	"nation",
	"stays",
] as const;

const midnightOf = (day: StayDate): Date => new Date(koreanInstant(`${day} 00:00`) ?? 0);

function atMost(name: string, text: string, max: number): number {
	const number = numberOf(text);
	if (number > max) throw new OpsError(`${name}은(는) ${max}까지입니다.`);
	return number;
}

const isYes = (name: string, text = "no"): boolean => {
	if (text !== "yes" && text !== "no") throw new OpsError(`${name}에는 yes나 no를 적어 주세요.`);
	return text === "yes";
};

function discountOf(text: string): Pick<NewCampaign, "discountKind" | "discount"> {
	return text.endsWith("%")
		? { discountKind: "PERCENT", discount: atMost("할인율", text.slice(0, -1), maxPercent) }
		: { discountKind: "AMOUNT", discount: wholeWon(text) };
}

function lifeOf(text: string, lastIssue: StayDate): Pick<NewCampaign, "useExpireDate" | "validDays"> {
	if (text.endsWith("일"))
		return { useExpireDate: null, validDays: atMost("사용 기간", text.slice(0, -1), maxDays) };
	const useExpireDate = dayOf(text);
	if (useExpireDate < lastIssue) throw new OpsError("받을 수 있는 마지막 날보다 사용 기한이 앞섭니다.");
	return { useExpireDate, validDays: null };
}

function codeOf(text: string): string {
	if (!isCorpCode(text)) throw new OpsError("코드는 영문 대문자와 숫자 4자부터 20자까지입니다.");
	return text;
}

function termsOf(pairs: readonly string[], kind: NewCampaign["discountKind"]) {
	const given = optionsOf(pairs, choices);
	if (given.max !== undefined && kind === "AMOUNT")
		throw new OpsError("max는 할인율로 깎는 쿠폰에만 적습니다.");
	if ([given.code, given.company, given.broadcast].filter((each) => each !== undefined).length > 1)
		throw new OpsError("code, company, broadcast는 하나만 적습니다.");
	const totalCount = given.total === undefined ? null : numberOf(given.total);
	const setCount = given.set === undefined ? 1 : atMost("set", given.set, maxCopies);
	if (totalCount !== null && totalCount < setCount)
		throw new OpsError("total이 set보다 적어 아무도 받을 수 없습니다.");
	return {
		maxDiscount: given.max === undefined ? null : wholeWon(given.max),
		minPrice: given.min === undefined ? 0 : wholeWon(given.min),
		totalCount,
		setCount,
		packCode: given.code === undefined ? null : codeOf(given.code),
		corpCode: given.company ?? null,
		gripId: given.broadcast === undefined ? null : numberOf(given.broadcast),
		canOverlap: isYes("overlap", given.overlap),
		isForSuppliers: isYes("supplier", given.supplier),
		nationCode: given.nation ?? null,
		stayIds: [...new Set((given.stays?.split(",") ?? []).map(numberOf))],
	};
}

const campaignLine = (coupon: ListedCampaign): string =>
	[
		String(coupon.id).padEnd(8),
		coupon.type.padEnd(11),
		coupon.discountKind === "PERCENT" ? `${coupon.discount}%` : `${groupedWon(coupon.discount)}원`,
		`${koreanDay(coupon.issueStart.getTime())}~${koreanDay(coupon.issueEnd.getTime() - 1)}`,
		`${coupon.issuedCount}/${coupon.totalCount ?? "제한 없음"}`,
		coupon.title,
	].join("  ");

/** Operator commands for coupons. */
export const couponCommands: Readonly<Record<string, Command>> = {
	coupons: {
		usage: "coupons",
		summary: "나누어 주고 있거나 나누어 줄 쿠폰을 번호, 기간, 받은 수와 함께 보여 줍니다.",
		async run({ db, clock }) {
			const campaigns = await new CampaignAdminStore(db).listed(new Date(clock.now()));
			return campaigns.map(campaignLine).join("\n") || "나누어 주는 쿠폰이 없습니다.";
		},
	},
	"publish-coupon": {
		usage:
			"publish-coupon <이름> <금액|할인율%> <받는 첫날> <받는 마지막 날> <사용 기한|며칠일> [min=최소 금액] [max=최대 할인액] [total=모두 몇 장] [set=한 번에 몇 장] [code=코드|company=기업 코드|broadcast=방송 번호] [overlap=yes] [supplier=yes] [nation=나라 코드] [stays=숙소 번호,…]",
		summary: "쿠폰을 나누어 주기 시작합니다. 코드도 기업도 방송도 없으면 누구나 받습니다.",
		async run(services, args) {
			const [title = "", discount = "", first = "", last = "", life = "", ...pairs] = args;
			const [firstDay, lastDay] = daysFrom(first, last, todayOf(services));
			const off = discountOf(discount);
			const terms = termsOf(pairs, off.discountKind);
			if (terms.corpCode !== null) await companyOf(services.db, terms.corpCode);
			const id = await services.db.tx(async (tx) => {
				const store = new CampaignAdminStore(tx);
				if (terms.gripId !== null && (await store.hasBroadcast(terms.gripId)))
					throw new OpsError(`방송 ${terms.gripId}번에는 이미 쿠폰이 있습니다.`);
				const started = await store.start({
					title: wordsOf("이름", title, longestTitle),
					...off,
					...lifeOf(life, lastDay),
					...terms,
					issueStart: midnightOf(firstDay),
					issueEnd: midnightOf(addDays(lastDay, 1)),
				});
				if (started === null) throw new OpsError("nation이 없는 나라이거나, stays에 없는 숙소가 있습니다.");
				return started;
			});
			return `쿠폰 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-coupon": {
		usage: "withdraw-coupon <쿠폰 번호>",
		summary: "쿠폰을 더는 나누어 주지 않습니다. 회원이 받은 쿠폰은 기한까지 그대로 쓸 수 있습니다.",
		async run({ db, clock }, args) {
			const id = numberOf(args[0] ?? "");
			if (!(await new CampaignAdminStore(db).stop(id, new Date(clock.now()))))
				throw new OpsError(`나누어 주고 있는 쿠폰 ${id}번을 찾을 수 없습니다.`);
			return `쿠폰 ${id}번을 더는 나누어 주지 않습니다.`;
		},
	},
	"give-coupon": {
		usage: "give-coupon <회원 번호> <쿠폰 번호> <사유>",
		summary: "나누어 주고 있는 쿠폰을 회원에게 직접 줍니다.",
		async run({ coupons }, args) {
			const [member = "", coupon = ""] = args;
			await coupons.give(numberOf(member), numberOf(coupon));
			return `회원 ${member}번에게 쿠폰 ${coupon}번을 주었습니다.`;
		},
	},
};
