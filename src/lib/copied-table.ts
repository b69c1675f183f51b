/** A table for the clipboard: numbers are unchanged, and texts are escaped so that no program reads them as formulas. */
export type CopiedRows = readonly ( readonly ( string | number )[] )[];

/** Characters that start a formula in spreadsheets. */
const FORMULA = /^[=+\-@\t\r]/;

export function asText( rows: CopiedRows ): string {
	return rows.map( ( row ) => row.map( ( cell ) => plain( cell ).replace( /\s+/g, ' ' ) ).join( '\t' ) ).join( '\n' );
}

export function asHtml( rows: CopiedRows ): string {
	const lines = rows.map(
		( row ) => `<tr>${ row.map( ( cell ) => `<td>${ escaped( plain( cell ) ) }</td>` ).join( '' ) }</tr>`
	);
	return `<table>${ lines.join( '' ) }</table>`;
}

function plain( cell: string | number ): string {
	return typeof cell === 'number' ? String( cell ) : withoutFormula( cell );
}

/** Marks a text that a spreadsheet would calculate as text. */
export function withoutFormula( text: string ): string {
	return FORMULA.test( text ) ? `'${ text }` : text;
}

function escaped( text: string ): string {
	return text.replace( /&/g, '&amp;' ).replace( /</g, '&lt;' ).replace( />/g, '&gt;' );
}
