import { isUnder } from "./internalPath.ts";

const memberRoutes = ["/mypage", "/booking", "/payments", "/inquiries", "/reviews", "/membership"];
const openRoutes = ["/membership/awesome/subscribe"];

/** Whether a page is for members only. [DEC-029] */
export const isMemberPage = (pathname: string): boolean =>
	memberRoutes.some((route) => isUnder(pathname, route)) &&
	!openRoutes.some((route) => isUnder(pathname, route));
