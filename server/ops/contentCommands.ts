import { readInternalPath } from "#domain/navigation/internalPath.ts";
import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { ContentStore } from "#server/catalogue/content/store/ContentStore.ts";
import { PublishStore } from "#server/catalogue/content/store/PublishStore.ts";
import { numberOf, optionsOf, wordsOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";
import { daysFrom, periodLines, pictureOf, todayOf, withdrawal } from "./publishing.ts";

const longestTitle = 200;
const longestText = 20_000;

function internalPathOf(text: string): string {
	const path = readInternalPath(text);
	if (!path) throw new OpsError(`${text}은(는) /events/3처럼 '/'로 시작하는 우리 주소가 아닙니다.`);
	return `${path.pathname}${path.rest}`;
}

/** Operator commands for published content. */
export const contentCommands: Readonly<Record<string, Command>> = {
	notices: {
		usage: "notices",
		summary: "올라가 있는 공지사항을 번호와 함께 보여 줍니다.",
		async run({ db }) {
			const lines = (await new ContentStore(db).notices()).map(({ id, createdAt, title }) =>
				[String(id).padEnd(8), koreanDateTime(createdAt.getTime()), title].join("  "),
			);
			return lines.join("\n") || "공지사항이 없습니다.";
		},
	},
	"publish-notice": {
		usage: "publish-notice <제목> <내용>",
		summary: "공지사항을 올립니다.",
		async run({ db, clock }, args) {
			const [title = "", ...content] = args;
			const id = await new PublishStore(db).notice(
				wordsOf("제목", title, longestTitle),
				wordsOf("내용", content.join(" "), longestText),
				new Date(clock.now()),
			);
			return `공지 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-notice": withdrawal("notice", "공지"),
	faqs: {
		usage: "faqs",
		summary: "자주 묻는 질문을 분류 번호, 질문 번호와 함께 보여 줍니다.",
		async run({ db }) {
			const store = new ContentStore(db);
			const types = await store.faqTypes();
			const lines = await Promise.all(
				types.map(async ({ id, name }) => [
					`분류 ${id}  ${name}`,
					...((await store.faqs(id)) ?? []).map((faq) => `  ${String(faq.id).padEnd(8)}  ${faq.title}`),
				]),
			);
			return lines.flat().join("\n") || "분류가 없습니다.";
		},
	},
	"publish-faq": {
		usage: "publish-faq <분류 번호> <질문> <답>",
		summary: "자주 묻는 질문을 분류의 끝에 올립니다.",
		async run({ db, clock }, args) {
			const [type = "", title = "", ...content] = args;
			const typeId = numberOf(type);
			const types = await new ContentStore(db).faqTypes();
			if (!types.some(({ id }) => id === typeId)) throw new OpsError(`분류 ${type}번을 찾을 수 없습니다.`);
			const id = await new PublishStore(db).faq(
				typeId,
				wordsOf("질문", title, longestTitle),
				wordsOf("답", content.join(" "), longestText),
				new Date(clock.now()),
			);
			return `질문 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-faq": withdrawal("faq", "질문"),
	banners: {
		usage: "banners",
		summary: "올라가 있거나 올라갈 배너를 번호, 기간과 함께 보여 줍니다.",
		async run(services) {
			const banners = await new PublishStore(services.db).banners(todayOf(services));
			return periodLines(banners) || "배너가 없습니다.";
		},
	},
	"publish-banner": {
		usage: "publish-banner <제목> <그림 주소> <누르면 가는 주소> <첫날> <마지막 날> [subtitle=부제목]",
		summary: "홈 맨 앞에 배너를 올립니다. 기간이 지나면 저절로 내려갑니다.",
		async run(services, args) {
			const [title = "", image = "", link = "", first = "", last = "", ...options] = args;
			const [startsOn, endsOn] = daysFrom(first, last, todayOf(services));
			const { subtitle } = optionsOf(options, ["subtitle"]);
			const id = await new PublishStore(services.db).banner({
				title: wordsOf("제목", title, longestTitle),
				subtitle: subtitle === undefined ? null : wordsOf("부제목", subtitle, longestTitle),
				imageKey: pictureOf(services, image),
				linkUrl: internalPathOf(link),
				startsOn,
				endsOn,
			});
			return `배너 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-banner": withdrawal("banner", "배너"),
};
