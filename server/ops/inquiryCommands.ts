import { isEmail } from "#domain/member/validators.ts";
import { setStayContact } from "#server/commerce/supplier/store/stayContact.ts";
import type { Services } from "#server/services/Services.ts";
import { numberOf, wordsOf } from "./arguments.ts";
import { listInquiries, showInquiry } from "./backlog.ts";
import type { Command } from "./Command.ts";
import { OpsError } from "./OpsError.ts";

/** Maximum length of an answer in characters; no more is shown. */
const longestAnswer = 4_000;

const answering = (name: string, by: "stay" | "center", summary: string): Command => ({
	usage: `${name} <문의 번호> <답변>`,
	summary,
	async run({ inquiries }: Services, args) {
		const [number = "", ...text] = args;
		const id = numberOf(number);
		const answer = wordsOf("답변", text.join(" "), longestAnswer);
		if (!(await inquiries.answer(id, answer, by))) throw new OpsError(`문의 ${id}번을 찾을 수 없습니다.`);
		return `문의 ${id}번에 답변했습니다.`;
	},
});

/** Operator commands for members' inquiries. */
export const inquiryCommands: Readonly<Record<string, Command>> = {
	inquiries: {
		usage: "inquiries [all] [문의 번호]",
		summary:
			"답변하지 않은 1:1 문의를 번호와 함께 보여 줍니다. all은 답변한 것까지, 번호를 적으면 그보다 앞선 문의부터 보여 줍니다.",
		run: (services, args) => listInquiries(services, args),
	},
	inquiry: {
		usage: "inquiry <문의 번호>",
		summary: "1:1 문의 하나를 모두 보여 줍니다.",
		async run(services, args) {
			return showInquiry(services, numberOf(args[0] ?? ""));
		},
	},
	"answer-inquiry": answering("answer-inquiry", "center", "1:1 문의에 고객센터로서 답변합니다."),
	"pass-answer": answering("pass-answer", "stay", "숙소가 보내온 답을 숙소의 이름으로 전합니다."),
	"stay-mail": {
		usage: "stay-mail <숙소 번호> <이메일|없음>",
		summary: "예약과 문의를 알릴 숙소의 메일을 정합니다. 없으면 고객센터가 받습니다.",
		async run({ db }, args) {
			const [number = "", mail = ""] = args;
			const email = mail === "없음" ? null : mail;
			if (email !== null && !isEmail(email)) throw new OpsError(`${mail}은(는) 이메일이 아닙니다.`);
			if (!(await setStayContact(db, numberOf(number), email)))
				throw new OpsError(`숙소 ${number}번을 찾을 수 없습니다.`);
			return `숙소 ${number}번의 메일을 바꾸었습니다.`;
		},
	},
};
