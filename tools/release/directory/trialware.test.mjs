import { expect, test } from 'vitest';
import { trialwareProblems } from './trialware.mjs';

const problems = ( /** @type {string} */ text, name = 'includes/Sample.php' ) =>
	trialwareProblems( [ { name, content: Buffer.from( text ) } ] );

test.each( [
	[ 'if ( is_licensed() ) {', 'asks whether somebody paid' ],
	[ 'if ( ! $this->licence->isPro() ) {', 'asks whether somebody paid' ],
	[ 'has_valid_license( $key )', 'asks whether somebody paid' ],
	[ 'uf_fs()->can_use_premium_code()', 'asks whether somebody paid' ],
	[ 'uf_fs()->is__premium_only()', 'asks whether somebody paid' ],
	[ 'return $site->is_pro;', 'reads whether somebody paid' ],
	[ 'verify_license( $key );', 'checks a licence' ],
	[ "'active' === $license_status", 'checks a licence' ],
	[ 'if ( time() > $trial_ends ) {', 'waits for a trial’s end' ],
	[ 'if ( $count >= $limit ) {', 'counts what may be used' ],
	[ 'if ( $surveyCount > self::FREE_LIMIT ) {', 'counts what may be used' ],
	[ "__( 'This is only available in Pro version.' )", 'says what is paid for' ],
	[ "__( 'Heatmaps require a valid license.' )", 'says what is paid for' ],
	[ "__( 'A premium feature' )", 'says what is paid for' ],
	[ "__( 'Choose a plan to unlock this feature' )", 'offers to unlock' ],
	[ "__( 'Upgrade to Pro' )", 'offers an upgrade' ],
	[ "__( 'Go premium' )", 'offers an upgrade' ],
	[ "__( 'Please enter a license key.' )", 'asks for a key' ],
	[ "__( 'You have reached the limit of your plan.' )", 'says that a limit is reached' ],
	[ "__( 'Three surveys in the free version' )", 'says that a limit is reached' ],
	[ "__( 'Users of Lite get 50% off' )", 'hurries' ],
] )( '%s %s', ( text, what ) => {
	expect( problems( `<?php\n${ text }` ) ).toContainEqual(
		expect.stringMatching( new RegExp( `^includes/Sample\\.php:2: ${ what }: “` ) )
	);
} );

test.each( [
	'if ( $count >= $most ) { throw new TooMany( $seconds ); }',
	"'is_pro' => S::bool(),",
	'$this->isProblem() || $this->isPlusSign() || is_plugin_active( $name )',
	"__( 'A paid edition has more: what it adds is listed here.' )",
	"__( 'Upgrade notice' )",
	"__( 'This needs the right to edit surveys.' )",
	"__( 'The page is locked by another editor.' )",
	"__( 'That is enough for a minute.' )",
] )( '%s is accepted', ( text ) => {
	expect( problems( text ) ).toEqual( [] );
} );

test( 'checks code in scripts, only text in styles and lists, and skips readmes and POT', () => {
	const sold = '"Upgrade to Pro","to unlock this feature"';

	expect( problems( `e.is_pro&&t(${ sold })`, 'build/admin/index.js' ) ).toHaveLength( 3 );
	expect( problems( 'const{is_licensed:e}=t()', 'build/admin/index.js' ) ).toHaveLength( 1 );
	expect( problems( `{"is_pro()":[${ sold }]}`, 'languages/userfeedback-de_DE-1.json' ) ).toHaveLength( 2 );
	expect( problems( sold, 'readme.txt' ) ).toEqual( [] );
	expect( problems( sold, 'languages/userfeedback.pot' ) ).toEqual( [] );
} );

test( 'reports a file once for each kind of problem, with the count', () => {
	expect( problems( 'is_pro() || is_pro()\nis_pro()' ) ).toEqual( [
		'includes/Sample.php:1: asks whether somebody paid: “is_pro() || is_pro() is_pro”, 3 times',
	] );
} );
