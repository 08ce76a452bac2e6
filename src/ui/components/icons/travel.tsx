import { drawIcon } from "./drawIcon.tsx";

export const MapIcon = drawIcon(
	<path d="m9.25 5-5.25 2v12l5.25-2 5.5 2 5.25-2V5l-5.25 2zM9.25 5v12M14.75 7v12" />,
);
export const ClockIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="M12 7.5V12l3 2" />
	</>,
);
export const CouponIcon = drawIcon(
	<path d="M5 6.5h14a1 1 0 0 1 1 1V10a2 2 0 0 0 0 4v2.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V14a2 2 0 0 0 0-4V7.5a1 1 0 0 1 1-1zM14 9.5v.01M14 12v.01M14 14.5v.01" />,
);
export const CoinIcon = drawIcon(
	<>
		<circle cx="12" cy="12" r="8.25" />
		<path d="m8 9.5 1.6 5 2.4-5 2.4 5 1.6-5M7.25 12h9.5" />
	</>,
);
export const GiftIcon = drawIcon(
	<path d="M5 11.5h14V19a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1zM4 8h16v3.5H4zM12 8v12M12 8S10.8 4 8.6 4a1.9 1.9 0 0 0 0 4zm0 0s1.2-4 3.4-4a1.9 1.9 0 0 1 0 4z" />,
);
export const CardIcon = drawIcon(
	<path d="M5 6h14a1 1 0 0 1 1 1v10a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1zM4 10h16M7.5 14.5h3" />,
);
export const BuildingIcon = drawIcon(
	<path d="M6 20V5a1 1 0 0 1 1-1h7a1 1 0 0 1 1 1v15M15 10h3a1 1 0 0 1 1 1v9M4 20h16M9.25 8h2.5M9.25 11.5h2.5M9.25 15h2.5" />,
);
export const MegaphoneIcon = drawIcon(
	<path d="M5 10v4a1 1 0 0 0 1 1h2.5L18 19V5L8.5 9H6a1 1 0 0 0-1 1zM8.5 15l1 4.5h2L10.75 16M20.5 10.5v3" />,
);
export const BookingsIcon = drawIcon(
	<path d="M8 7V5a1 1 0 0 1 1-1h6a1 1 0 0 1 1 1v2M5.5 7h13a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1h-13a1 1 0 0 1-1-1V8a1 1 0 0 1 1-1zM8.5 7v12.5M15.5 7v12.5" />,
);
