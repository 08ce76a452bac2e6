/** The demo password as the server stores it (argon2id), hashed with a different salt for each account. */
export const passwordHashes: readonly string[] = [
	"$argon2id$v=19$m=19456,t=2,p=1$CfEt3cf2Z5qR74dstxBCvQ$sFoOCwdg5xOgarnzGZQvoE+OoKm7Fn+haPedS9wa2As",
	"$argon2id$v=19$m=19456,t=2,p=1$Y2D5SdVuFCtR6vIDM8WDlg$PR/5fSZ2hEBCONY1JZgW7vJpYzeN6R+A7kR6MUrnfWM",
	"$argon2id$v=19$m=19456,t=2,p=1$3lnTsiaIGzHZRg50WTBv3w$fRhXY4leBR/U690TYfvPOwTFx5XF0ZRqfUzU6pSqf8k",
	"$argon2id$v=19$m=19456,t=2,p=1$WQFOlhsJedmtWTcbG4QK4g$zgOFbCGIlvrvgWetsokmR93AG1MdG5Knx+OO4vgiUq4",
	"$argon2id$v=19$m=19456,t=2,p=1$K9BZ3i/FkzWPljziXdMMdQ$+eEWE6ShJQPLDQTmom+vYN123VvknvMwPTKz1hun5QQ",
	"$argon2id$v=19$m=19456,t=2,p=1$3WcftYKHwW7hS6mH9NmGxA$Hzu09YJAsHXjkUeH9bEMl2OKQRzLfkGJVfQcipGiGzk",
	"$argon2id$v=19$m=19456,t=2,p=1$iGlHgxhyTXujWHdbAIk4ew$M+oKx/FrpyCrvhNTjsUcerq0bO87TDuqoiH3FPgtx7U",
	"$argon2id$v=19$m=19456,t=2,p=1$L27i4ZtKFZOHLnkMesGafw$lwTXv6FVVW9E4vejNELDV4WY0nvQfpGa+T1aRrFQuyM",
	"$argon2id$v=19$m=19456,t=2,p=1$0aWyKAxpRogiMdecGwSt2g$JnPsguXMN/DoAzj9m+wrdyPveo0+FsJqmvVmpcjkCKw",
	"$argon2id$v=19$m=19456,t=2,p=1$B07+8iAw5R+fm66x883kRA$qt7ITeXAzCYBSEyU57q3lJiog0Ly/JYPhCKZcBQYMLg",
	"$argon2id$v=19$m=19456,t=2,p=1$UM9NQbSIMhEIRSCuJOTHqg$Opx2OF4rbciUYl6hbFxssax+ES3lM1MrVsOYdl9YBjc",
	"$argon2id$v=19$m=19456,t=2,p=1$1jz1fIymrJBF1216dcoHUw$IUumLjreP9wPzCY2HV5fDrE6wM809LQEy+JklAhLWG8",
];
