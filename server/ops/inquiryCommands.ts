import { InquiryStore } from "#server/members/inquiry/store/InquiryStore.ts";
import { enqueue } from "#server/platform/outbox/store/enqueue.ts";
import type { Services } from "#server/services/Services.ts";
import { numberOf } from "./arguments.ts";
import { listInquiries, showInquiry } from "./backlog.ts";
import { type Command, needed } from "./Command.ts";
import { OpsError } from "./OpsError.ts";

async function answerInquiry({ db, clock }: Services, id: number, text: string): Promise<string> {
	return db.tx(async (tx) => {
		const inquiry = await new InquiryStore(tx).answer(id, text, new Date(clock.now()));
		if (!inquiry) throw new OpsError(`문의 ${id}번을 찾을 수 없습니다.`);
		if (inquiry.email) {
			await enqueue(tx, {
				topic: "mail",
				key: `inquiry:${id}`,
				payload: {
					to: inquiry.email,
					subject: "[{site}] 문의에 답변이 등록되었습니다",
					text: `문의: ${inquiry.title}\n\n${text}`,
				},
				runAt: clock.now(),
			});
		}
		return `문의 ${id}번에 답변했습니다.`;
	});
}

/** What an operator does with members' questions. */
export const inquiryCommands: Readonly<Record<string, Command>> = {
	inquiries: {
		usage: "inquiries [all]",
		summary: "답변하지 않은 1:1 문의를 번호와 함께 보여 줍니다. all은 답변한 것까지 보여 줍니다.",
		run: (services, [which]) => listInquiries(services, which),
	},
	inquiry: {
		usage: "inquiry <문의 번호>",
		summary: "1:1 문의 하나를 모두 보여 줍니다.",
		async run(services, args) {
			needed(args, 1, this.usage);
			return showInquiry(services, numberOf(args[0] ?? ""));
		},
	},
	"answer-inquiry": {
		usage: "answer-inquiry <문의 번호> <답변>",
		summary: "1:1 문의에 답변합니다.",
		async run(services, args) {
			needed(args, 2, this.usage);
			const [id = "", ...text] = args;
			return answerInquiry(services, numberOf(id), text.join(" "));
		},
	},
};
