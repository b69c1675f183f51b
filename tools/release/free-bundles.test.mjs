import { describe, expect, it } from 'vitest';
import { problemsOf } from './free-bundles.mjs';

const SCREEN = 'admin/src_features_settings_screens_GeneralScreen_tsx.js';
const COMPARED = 'admin/src_features_about_screens_LiteVsProScreen_tsx.js';

describe( 'the bundles of the free edition', () => {
	it.each( [
		[ 'admin/heatmaps-rtl.css', '', 'of a part that the free edition has not' ],
		[ 'admin/src_features_post-ratings_screens_RatedPostScreen_tsx.js', '', 'of a part' ],
		[ 'admin/src_features_settings_screens_GoogleDriveScreen_tsx.js', '', 'of a part' ],
		[ 'editor/feedback.js', '', 'of a part' ],
		[ 'widget/voting.js', '', 'of a part' ],
		[ SCREEN, 'if(site.is_licensed)', 'asks is_licensed' ],
		[ SCREEN, '__("Upgrade to Pro","userfeedback")', 'says' ],
		[ SCREEN, '__("Please upgrade to unlock all these awesome features.","userfeedback")', 'says' ],
		[ SCREEN, '__("Lite users get 50% off, automatically applied at checkout.","userfeedback")', 'says' ],
		[ SCREEN, '__("Pro","userfeedback")', 'says' ],
		[ SCREEN, '__("Heatmaps","userfeedback")', 'says' ],
		[ COMPARED, '__("Upgrade Now","userfeedback")', 'says' ],
	] )( 'have no %s with %s', ( name, text, problem ) => {
		expect( problemsOf( name, text ) ).toEqual( [ expect.stringContaining( problem ) ] );
	} );

	it.each( [
		[ SCREEN, '__("Setup Wizard","userfeedback"),"heatmap_pages","post-ratings"' ],
		[ SCREEN, '__("Add question","userfeedback");role:"progressbar"' ],
		[ COMPARED, '__("Pro","userfeedback"),__("Heatmaps","userfeedback")' ],
		[ 'widget/survey.js', '' ],
	] )( 'may have %s with %s', ( name, text ) => {
		expect( problemsOf( name, text ) ).toEqual( [] );
	} );
} );
