import { addresses } from "#domain/navigation/addresses.ts";
import { koreanDateTime, koreanInstant } from "#domain/shared/koreanTime.ts";
import { DisplayStore, type NewPlace } from "#server/catalogue/content/store/DisplayStore.ts";
import { PublishStore } from "#server/catalogue/content/store/PublishStore.ts";
import { CampaignAdminStore } from "#server/commerce/coupon/store/CampaignAdminStore.ts";
import type { Services } from "#server/services/Services.ts";
import { dayOf, numberOf, optionsOf, wordsOf } from "./arguments.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";
import { pictureOf, withdrawal } from "./publishing.ts";
import { listCities, placeNamed } from "./store/placesByName.ts";

const longestTitle = 100;
const longestText = 100_000;

const line = ({ id, title }: { readonly id: number; readonly title: string }): string =>
	`${String(id).padEnd(8)}  ${title}`;

async function placeOf(
	services: Services,
	[name = "", image = "", cityCode = "", ...options]: readonly string[],
): Promise<NewPlace> {
	const { area } = optionsOf(options, ["area"]);
	const place = await placeNamed(services.db, cityCode, area ?? null);
	if (!place)
		throw new OpsError(
			`${[cityCode, area].filter(Boolean).join(" ")}을(를) 찾을 수 없습니다. cities에 모두 있습니다.`,
		);
	return { ...place, name: wordsOf("이름", name, longestTitle), imageKey: pictureOf(services, image) };
}

/** Parses a time of day in Korea on a day that is not over. */
function openingOf(day: string, time: string, now: number): Date {
	const at = /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? koreanInstant(`${dayOf(day)} ${time}:00`) : null;
	if (at === null) throw new OpsError(`${time}은(는) 시각이 아닙니다. 10:00처럼 적어 주세요.`);
	if (at <= now) throw new OpsError(`${day} ${time}은(는) 이미 지났습니다.`);
	return new Date(at);
}

/** Operator commands for themes, the home page's places, popular destinations and advance notices. */
export const displayCommands: Readonly<Record<string, Command>> = {
	cities: {
		usage: "cities",
		summary: "검색할 수 있는 도시의 코드와 지역을 보여 줍니다.",
		async run({ db }) {
			const cities = await listCities(db);
			return cities
				.map(({ code, name, nation, areas }) => `${code.padEnd(16)}  ${nation} ${name}  ${areas.join(", ")}`)
				.join("\n");
		},
	},
	themes: {
		usage: "themes",
		summary: "올라가 있는 테마를 번호와 함께 보여 줍니다.",
		async run({ db }) {
			return (await new DisplayStore(db).listed("theme")).map(line).join("\n") || "테마가 없습니다.";
		},
	},
	"publish-theme": {
		usage: "publish-theme <제목> <그림 주소> [text=내용]",
		summary: "테마를 맨 뒤에 올립니다. 숙소는 theme-stay로 더합니다.",
		async run(services, args) {
			const [title = "", image = "", ...options] = args;
			const { text } = optionsOf(options, ["text"]);
			const id = await new DisplayStore(services.db).theme({
				title: wordsOf("제목", title, longestTitle),
				imageKey: pictureOf(services, image),
				html: text === undefined ? "" : wordsOf("내용", text, longestText),
			});
			return `테마 ${id}번을 올렸습니다: ${addresses.theme.to(id)}`;
		},
	},
	"theme-stay": {
		usage: "theme-stay <테마 번호> <숙소 번호>",
		summary: "숙소를 테마의 끝에 더합니다.",
		async run({ db }, args) {
			const [theme = "", stay = ""] = args;
			if (!(await new DisplayStore(db).themeStay(numberOf(theme), numberOf(stay))))
				throw new OpsError(
					`테마 ${theme}번에 숙소 ${stay}번을 더할 수 없습니다. 없는 테마나 숙소이거나, 이미 있는 숙소입니다.`,
				);
			return `테마 ${theme}번에 숙소 ${stay}번을 더했습니다.`;
		},
	},
	"withdraw-theme": withdrawal("theme", "테마", (tx, id) =>
		new PublishStore(tx).withdrawBannersTo(addresses.theme.to(id)),
	),
	places: {
		usage: "places",
		summary: "홈에 올라가 있는 여행지를 번호와 함께 보여 줍니다.",
		async run({ db }) {
			return (await new DisplayStore(db).listed("place")).map(line).join("\n") || "여행지가 없습니다.";
		},
	},
	"publish-place": {
		usage: "publish-place <이름> <그림 주소> <도시 코드> [area=지역 이름]",
		summary: "여행지를 홈의 여행지 맨 뒤에 올립니다.",
		async run(services, args) {
			const id = await new DisplayStore(services.db).place(await placeOf(services, args));
			return `여행지 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-place": withdrawal("place", "여행지"),
	destinations: {
		usage: "destinations",
		summary: "검색창의 인기 여행지를 탭 번호, 여행지 번호와 함께 보여 줍니다.",
		async run({ db }) {
			const store = new DisplayStore(db);
			const lines: string[] = [];
			for (const tab of await store.listed("tab"))
				lines.push(`탭 ${line(tab)}`, ...(await store.tilesOf(tab.id)).map((tile) => `  ${line(tile)}`));
			return lines.join("\n") || "인기 여행지가 없습니다.";
		},
	},
	"publish-tab": {
		usage: "publish-tab <제목>",
		summary: "인기 여행지의 탭을 맨 뒤에 올립니다.",
		async run({ db }, args) {
			const id = await new DisplayStore(db).tab(wordsOf("제목", args[0] ?? "", longestTitle));
			return `탭 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-tab": withdrawal("tab", "탭"),
	"publish-tile": {
		usage: "publish-tile <탭 번호> <이름> <그림 주소> <도시 코드> [area=지역 이름]",
		summary: "여행지를 인기 여행지 탭의 맨 뒤에 올립니다.",
		async run(services, args) {
			const [tab = "", ...place] = args;
			const id = await new DisplayStore(services.db).tile(numberOf(tab), await placeOf(services, place));
			if (id === null) throw new OpsError(`탭 ${tab}번을 찾을 수 없습니다.`);
			return `탭 ${tab}번에 여행지 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-tile": withdrawal("tile", "인기 여행지"),
	"advance-notices": {
		usage: "advance-notices",
		summary: "아직 열리지 않은 사전 알림을 번호, 여는 시각과 함께 보여 줍니다.",
		async run({ db, clock }) {
			const notices = await new DisplayStore(db).advanceNotices(new Date(clock.now()));
			const lines = notices.map(
				({ openAt, ...notice }) => `${line(notice)}  ${koreanDateTime(openAt.getTime())}`,
			);
			return lines.join("\n") || "사전 알림이 없습니다.";
		},
	},
	"publish-advance-notice": {
		usage:
			"publish-advance-notice <제목> <그림 주소> <여는 날> <여는 시각> [event=기획전 번호] [code=쿠폰 코드] [draw=yes]",
		summary:
			"사전 알림을 올립니다. 신청한 회원은 여는 시각에 메일을 받습니다. draw=yes면 알림 대신 응모를 받습니다.",
		async run(services, args) {
			const [title = "", image = "", day = "", time = "", ...options] = args;
			const now = services.clock.now();
			const { event, code, draw = "no" } = optionsOf(options, ["event", "code", "draw"]);
			if (draw !== "yes" && draw !== "no") throw new OpsError("draw에는 yes나 no를 적어 주세요.");
			const eventId = event === undefined ? null : numberOf(event);
			if (eventId !== null && !(await new PublishStore(services.db).hasEvent(eventId)))
				throw new OpsError(`올라가 있는 기획전 ${event}번을 찾을 수 없습니다.`);
			if (code !== undefined && !(await new CampaignAdminStore(services.db).hasCode(code, new Date(now))))
				throw new OpsError(`코드가 ${code}인 쿠폰을 찾을 수 없습니다.`);
			const id = await new DisplayStore(services.db).advanceNotice({
				title: wordsOf("제목", title, longestTitle),
				imageKey: pictureOf(services, image),
				openAt: openingOf(day, time, now),
				isDraw: draw === "yes",
				eventId,
				packCode: code ?? null,
			});
			return `사전 알림 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-advance-notice": withdrawal("advance-notice", "사전 알림"),
};
