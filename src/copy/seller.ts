import { layoutCopy } from "./layout.ts";

const { ceo, address, phone, email, bizNo, mailOrderNo } = layoutCopy.company;

/** Texts on a stay's seller. */
export const sellerCopy = {
	title: "판매자 정보",
	named: (name: string) => `판매자 ${name}`,
	unknown: (phone: string) => `판매자의 상호와 연락처는 고객센터(${phone})에서 알려 드려요.`,
	terms: {
		representative: ceo,
		address,
		phone,
		email,
		businessNumber: bizNo,
		mailOrderNumber: mailOrderNo,
	},
} as const;
