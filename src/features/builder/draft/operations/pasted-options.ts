import { LIMITS } from '@/contract/limits';
import type { FormQuestion, Option } from '../form/draft';
import { newOption } from '../form/new-draft';
import { labelToSend } from '../form/draft-to-send';
import type { Edit } from './edits';
import { maxOptions } from './limits';

/** Splits a text into lines, one per option. */
export function linesOf( text: string ): string[] {
	return text
		.split( /\r\n|\r|\n/ )
		.map( ( line ) => line.trim().slice( 0, LIMITS.OPTION_LABEL ) )
		.filter( ( line ) => line !== '' );
}

/** Counts lines that don't fit: they fill empty options from this one on, then new ones up to the limit. */
export function linesLeftOut( question: FormQuestion, option: string, lines: readonly string[] ): number {
	const { options } = question.config;
	const free = Math.max( 0, maxOptions( question.type ) - options.length );
	return Math.max( 0, lines.length - emptyFrom( options, option ).length - free );
}

export function pastedOptions( question: FormQuestion, option: string, lines: readonly string[] ): readonly Edit[] {
	if ( ! question.config.options.some( ( { id } ) => id === option ) ) {
		return [];
	}
	const of = { question: question.id };
	const empty = emptyFrom( question.config.options, option );
	const filled = empty.slice( 0, lines.length );
	const edits: Edit[] = filled.map( ( { id }, index ) => ( {
		kind: 'set',
		of: { ...of, option: id },
		path: 'label',
		value: lines[ index ],
	} ) );
	const options = [ ...question.config.options ];
	let after = filled.at( -1 )?.id ?? option;

	for ( const label of lines.slice( filled.length ) ) {
		if ( options.length < maxOptions( question.type ) ) {
			const item = { ...newOption( question.type, options ), label };
			options.push( item );
			edits.push( { kind: 'put', of: { ...of, option: item.id }, item, after } );
			after = item.id;
		}
	}
	return edits;
}

function emptyFrom( options: readonly Option[], option: string ): readonly Option[] {
	const place = options.findIndex( ( { id } ) => id === option );
	return options.slice( Math.max( 0, place ) ).filter( ( candidate ) => labelToSend( candidate ) === '' );
}
