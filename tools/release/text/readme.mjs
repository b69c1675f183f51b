/** readme.txt as it is shipped: its changelog and upgrade notice come from CHANGELOG.md. */
import { changelogSection, noticeSection, releasesOf } from './changelog.mjs';

/**
 * @param {string} readme with the places `{changelog}` and `{upgrade notice}`
 * @param {string} changelog
 * @param {string} version
 */
export function shippedReadme( readme, changelog, version ) {
	const releases = releasesOf( changelog, version );
	return readme
		.replace( '{changelog}', () => changelogSection( releases ) )
		.replace( '{upgrade notice}', () => noticeSection( releases ) );
}
