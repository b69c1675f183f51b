/** npm run release: builds, checks and packs the zip files for owners into dist/. docs/release.md describes a release. */
import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { budgetOf } from '../tools/release/budget.mjs';
import { unsaid } from '../tools/release/publisher.mjs';
import { releaseProblems } from '../tools/release/problems.mjs';
import { makeFree, makePro, makeSource } from '../tools/release/release.mjs';
import { signOffer } from '../tools/release/sign.mjs';
import { FREE } from '../tools/release/build/edition.mjs';
import { ensureBuild } from '../tools/dev/setup/build.mjs';
import { ensureNpm } from '../tools/dev/setup/machine/packages.mjs';
import { readOptions } from '../tools/dev/setup/options.mjs';
import { ROOT } from '../tools/dev/setup/paths.mjs';
import { report, step } from '../tools/dev/setup/progress.mjs';

const USAGE = '[--private FILE --package https://…/userfeedback-pro.zip]';

try {
	const { values } = readOptions( { private: { type: 'string' }, package: { type: 'string' } }, USAGE );
	await step( 'npm packages', ensureNpm );
	await step( 'Build', () => ensureBuild() );
	await step( 'Build of the free edition', () => ensureBuild( undefined, FREE ) );
	const zip = await step( 'Zip', () => Promise.resolve( makePro() ) );
	const free = await step( 'Zip of the free edition', () => Promise.resolve( makeFree() ) );
	const problems = [ zip, free ].flatMap( tell );
	console.log( `${ relative( ROOT, makeSource() ) }: the source of the last commit, to be published beside it` );
	if ( values.private !== undefined || values.package !== undefined )
		console.log( `${ relative( ROOT, signOffer( zip, values ) ) }: what sites ask for` );
	for ( const line of unsaid() ) console.log( `Not said yet: ${ line }` );
	for ( const line of problems ) console.error( line );
	process.exitCode = problems.length > 0 ? 1 : 0;
} catch ( error ) {
	report( error );
	process.exitCode = 1;
}

/**
 * @param {import('../tools/release/release.mjs').Zip} made
 * @returns {string[]} the zip's faults
 */
function tell( made ) {
	const size = `${ bytes( made.bytes.length ) } of ${ bytes( budgetOf( made.name ) ) }`;
	console.log( `\n${ relative( ROOT, made.file ) }: ${ size }, ${ String( made.entries.length ) } files` );
	console.log( `sha256 ${ createHash( 'sha256' ).update( made.bytes ).digest( 'hex' ) }` );
	return releaseProblems( made ).map( ( line ) => `${ made.name }: ${ line }` );
}

/** @param {number} count */
function bytes( count ) {
	return `${ count.toLocaleString( 'en' ) } B`;
}
