import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright/test';
import readWorkbook from 'read-excel-file/node';
import { run } from '../../../tools/dev/setup/processes/processes.mjs';
import { answer } from '../support/answers';
import { Owner } from '../support/owner';
import { expect, test } from '../support/test';

type Cell = Awaited< ReturnType< typeof readWorkbook > >[ number ][ 'data' ][ number ][ number ];

/** Visitors' text that a spreadsheet would read as a formula, number, or date, or that could break it. */
const TYPED = [
	'=1+1',
	'+49 30 1234567',
	'-5',
	'@SUM(A1)',
	'00123',
	'1234567890123456789',
	'3/4',
	'two\nlines, "quoted"; and a\ttab',
	' spaces around ',
	'<b>&amp;</b> _x0041_ ]]>',
	'Größe 👍🏽 مرحبا',
];

/** Returns cells as text, with dates as the sheet shows them; empty cells and empty texts look the same in a sheet. */
async function cellsOf( file: string ): Promise< Record< string, string[][] > > {
	const sheets = await readWorkbook( file );
	return Object.fromEntries(
		sheets.map( ( { sheet, data } ) => [ sheet, data.map( ( row ) => row.map( shown ) ) ] )
	);
}

function shown( cell: Cell ): string {
	if ( cell instanceof Date ) {
		const second = new Date( Math.round( cell.getTime() / 1000 ) * 1000 ); // It is stored as a fraction of a day.
		return second.toISOString().slice( 0, 19 ).replace( 'T', ' ' );
	}
	return typeof cell === 'string' || typeof cell === 'number' ? String( cell ) : '';
}

/** Not for cells of digits: in a text-only file, the spreadsheet decides what they are. A date becomes its midnight. */
function inCsv( cell: string ): string {
	if ( /^\d{4}-\d\d-\d\d$/.test( cell ) ) return `${ cell } 00:00:00`;
	return /^[=+\-@]/.test( cell ) ? `'${ cell }` : cell;
}

/** Opens the file in LibreOffice and saves the result as a workbook. */
async function throughLibreOffice( file: string, as: string ): Promise< string > {
	const folder = test.info().outputPath( as );
	const profile = pathToFileURL( test.info().outputPath( 'profile' ) ).href;
	await run( 'soffice', [
		`-env:UserInstallation=${ profile }`,
		'--headless',
		...( as === 'CSV' ? [ '--infilter=CSV:44,34,76' ] : [] ), // Commas, quotes, UTF-8: the dialog's defaults for such a file.
		'--convert-to',
		'xlsx',
		'--outdir',
		folder,
		file,
	] );
	return join( folder, `${ as }.xlsx` );
}

async function download( page: Page, format: string ): Promise< string > {
	const fetched = page.waitForEvent( 'download' );
	await page.getByRole( 'button', { name: 'Export Results' } ).click();
	await page.getByRole( 'menuitem', { name: format } ).first().click();
	const file = test.info().outputPath( `${ format }.${ format === 'CSV' ? 'csv' : 'xlsx' }` );
	await ( await fetched ).saveAs( file );
	return file;
}

test( 'other programs read exported responses cell by cell as visitors sent them', async ( { page, visitor } ) => {
	const owner = new Owner( page );
	const survey = await owner.publishAlone( 'Opened by others', [
		{ title: 'Found it?', type: 'radio-button', config: { options: [ 'Yes', '=No' ] } },
		{ title: 'How good?', type: 'nps' },
		{ title: 'What else?', type: 'text' },
	] );
	for ( const [ place, typed ] of TYPED.entries() ) {
		await answer( visitor, survey, [ place % 2 === 0 ? 'Yes' : '=No', ( place % 10 ) + 1, typed ] );
	}
	await page.goto( '/wp-admin/index.php' ); // Counts them.
	const stored = await owner.answersTo( survey );
	expect( stored ).toHaveLength( TYPED.length );

	await page.goto( `/wp-admin/admin.php?page=userfeedback_results#/survey/${ String( survey.id ) }/responses` );
	await page.getByRole( 'row' ).nth( TYPED.length ).waitFor();
	const workbook = await download( page, 'Excel' );
	const read = await cellsOf( workbook );
	const [ heads = [], ...rows ] = read[ 'Responses' ] ?? [];
	const columns = survey.questions.map( ( { title } ) => heads.indexOf( title ) );
	expect( rows.map( ( row ) => columns.map( ( column ) => row[ column ] ) ).sort() ).toEqual(
		stored.map( ( answers ) => answers.map( String ) ).sort()
	);
	expect( await cellsOf( await throughLibreOffice( workbook, 'Excel' ) ) ).toEqual( read );
	const { CSV: ofCsv = [] } = await cellsOf( await throughLibreOffice( await download( page, 'CSV' ), 'CSV' ) );
	const isPlain = ( _: unknown, place: number ) => ! /^\d[\d/]*$/.test( rows[ place - 1 ]?.at( -1 ) ?? '' );
	expect( ofCsv.filter( isPlain ) ).toEqual(
		[ heads, ...rows ].filter( isPlain ).map( ( row ) => row.map( inCsv ) )
	);
} );
