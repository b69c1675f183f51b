import { clickAndDraw, expectInside, recordedIn } from '../../support/heatmaps/accuracy';
import { pagesToClick } from '../../support/heatmaps/pages';
import { Owner } from '../../support/owner';
import { expect, test } from '../../support/test';

/** At each of five widths of each page: more than 10,000 in total. */
const CLICKS = 520;

test( '99% of 10,000 clicks stay in their element at other widths and with other texts', async ( {
	page,
	visitor,
} ) => {
	const owner = new Owner( page );
	await owner.unpublishAll();
	const drawn = await clickAndDraw( visitor, await pagesToClick( owner ), CLICKS );
	expect( recordedIn( drawn ) ).toBeGreaterThanOrEqual( 10_000 );
	expectInside( drawn );
} );
