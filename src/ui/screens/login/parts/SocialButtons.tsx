import { providerNames, socialCopy } from "#copy/social.ts";
import { type SocialProvider, socialStartPath } from "#domain/member/socialLogin.ts";
import { classes } from "#ui/components/classes.ts";
import { AppleIcon, KakaoIcon, NaverIcon } from "#ui/components/icons/providers.tsx";
import stack from "#ui/styles/stack.module.css";
import styles from "./SocialButtons.module.css";

const icons = { kakao: KakaoIcon, naver: NaverIcon, apple: AppleIcon } as const;

export interface SocialButtonsProps {
	readonly providers: readonly SocialProvider[];
	readonly returnUrl: string | null;
	readonly rememberMe: boolean;
}

/** One link per login provider that has keys configured; renders nothing without any (DEC-140). Plain links, because they leave the application. */
export function SocialButtons({ providers, returnUrl, rememberMe }: SocialButtonsProps) {
	if (providers.length === 0) return null;
	return (
		<section className={stack.gap4} aria-label={socialCopy.group}>
			<p className={styles.or}>{socialCopy.or}</p>
			<ul className={stack.gap2}>
				{providers.map((provider) => {
					const Icon = icons[provider];
					return (
						<li key={provider}>
							<a
								className={classes(styles.button, styles[provider])}
								href={socialStartPath(provider, { returnUrl, rememberMe })}
								rel="nofollow"
							>
								<Icon />
								{socialCopy.logIn(providerNames[provider])}
							</a>
						</li>
					);
				})}
			</ul>
		</section>
	);
}
