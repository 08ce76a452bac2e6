import { koreanDateTime } from "#domain/shared/koreanTime.ts";
import { ContentStore } from "#server/catalogue/content/store/ContentStore.ts";
import { numberOf } from "./arguments.ts";
import { type Command, needed } from "./Command.ts";
import { OpsError } from "./OpsError.ts";

/** What an operator publishes. */
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
			needed(args, 2, this.usage);
			const [title = "", ...content] = args;
			const id = await new ContentStore(db).publish(
				{ title, content: content.join(" ") },
				new Date(clock.now()),
			);
			return `공지 ${id}번을 올렸습니다.`;
		},
	},
	"withdraw-notice": {
		usage: "withdraw-notice <공지 번호>",
		summary: "공지사항을 내립니다.",
		async run({ db, clock }, args) {
			needed(args, 1, this.usage);
			const id = numberOf(args[0] ?? "");
			if (!(await new ContentStore(db).withdraw(id, new Date(clock.now()))))
				throw new OpsError(`올라가 있는 공지 ${id}번을 찾을 수 없습니다.`);
			return `공지 ${id}번을 내렸습니다.`;
		},
	},
};
