import { expect, test } from 'vitest';
import { changelogSection, noticeSection, releasesOf } from './changelog.mjs';

const CHANGELOG = `# Changelog

All notable changes.

## [Unreleased]

### Added
- Not yet.

## [0.2.0] - 2026-12-01

For owners: **two**
lines.

### Added
- Not told, as there is a sentence for owners.

## [0.1.0] - 2026-11-24

### Added
- A thing (\`uf.x\`). With more of it.
- Another, see [the page](docs/x.md)
### Fixed
- A bug.
`;

test( 'uses the summary for owners or the start of each line; omits unreleased changes', () => {
	expect( changelogSection( releasesOf( CHANGELOG, '0.2.0' ) ) ).toBe( `= 0.2.0 (2026-12-01) =

For owners: **two** lines.

= 0.1.0 (2026-11-24) =

* Added: A thing (\`uf.x\`).
* Added: Another, see the page
* Fixed: A bug.` );
	expect( noticeSection( releasesOf( CHANGELOG, '0.2.0' ) ) ).toBe( '= 0.2.0 =\n\nFor owners: **two** lines.' );
} );

test( 'a version without a section uses the unreleased changes', () => {
	expect( changelogSection( releasesOf( CHANGELOG, '0.3.0' ) ) ).toMatch(
		/^= 0\.3\.0 =\n\n\* Added: Not yet\.\n\n= 0\.2\.0/
	);
} );

test( 'keeps the upgrade notice and changelog within the directory’s length limits', () => {
	const long = `## [1.0.0] - 2027-01-01\n\n${ 'word '.repeat( 2900 ) }\n\n## [0.9.0]\n\n${ 'old '.repeat( 200 ) }\n`;

	const notice = noticeSection( releasesOf( long, '1.0.0' ) ).split( '\n\n' )[ 1 ] ?? '';
	expect( notice.length ).toBeLessThanOrEqual( 300 );
	expect( notice ).toMatch( /word…$/ );
	expect( changelogSection( releasesOf( long, '1.0.0' ) ) ).not.toContain( 'old' );
} );
