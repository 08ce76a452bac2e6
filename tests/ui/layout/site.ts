import { intermediaryNotice } from "#domain/content/intermediaryNotice.ts";
import type { Site } from "#domain/content/Site.ts";
import type { CachedMember } from "#domain/member/CachedMember.ts";

/** A deployment with every address set. */
export const site: Site = {
	name: "어썸스테이",
	isShow: false,
	csPhone: "0000-0000",
	csEmail: "help@example.com",
	company: {
		name: "어썸스테이",
		ceo: "홍길동",
		address: "서울특별시 중구 세종대로 110",
		bizNo: "123-45-67890",
		mailOrderNo: "2026-서울중구-0001",
		hosting: "호스팅 회사",
		intermediaryNotice: intermediaryNotice("어썸스테이"),
		privacyOfficer: "김하늘",
	},
	bizCheckUrl: "https://www.ftc.go.kr/bizCommPop.do?wrkr_no=1234567890",
	chatUrl: "https://chat.example.com/",
	communityUrls: { blog: "https://blog.example.com/", instagram: "https://instagram.example.com/" },
	mapTileUrl: "",
	socialLogins: [],
};

export const bronze: CachedMember = { name: "김하늘", grade: "Bronze", type: "N", corpName: null };
export const silver: CachedMember = { name: "이바다", grade: "Silver", type: "N", corpName: null };
export const gold: CachedMember = { name: "홍길동", grade: "Gold", type: "N", corpName: null };
export const corporate: CachedMember = { name: "이서준", grade: "Bronze", type: "C", corpName: "한빛상사" };
