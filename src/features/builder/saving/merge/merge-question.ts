import { isSame } from '@/lib/is-same';
import type { FormQuestion, Option } from '@/features/builder/draft/form/draft';
import { mergeFields, type Note, type Sides } from './merge-fields';
import { mergeList } from './merge-list';
import { maxOptions } from '@/features/builder/draft/operations/limits';

export function mergeQuestion( sides: Sides< FormQuestion >, path: string, note: Note ): FormQuestion {
	const { mine } = sides;
	const of = < T >( read: ( question: FormQuestion ) => T ): Sides< T > => ( {
		base: read( sides.base ),
		mine: read( sides.mine ),
		theirs: read( sides.theirs ),
	} );
	const merged: FormQuestion = {
		id: mine.id,
		title: mergeFields(
			of( ( { title } ) => title ),
			`${ path }.title`,
			0,
			note
		),
		...mergedKind( sides, of, path, note ),
		settings: mergeFields(
			of( ( { settings } ) => settings ),
			`${ path }.settings`,
			1,
			note
		),
		logic: mergeFields(
			of( ( { logic } ) => logic ),
			`${ path }.logic`,
			0,
			note
		),
	};
	const fields = Object.keys( merged ) as ( keyof FormQuestion )[];
	return fields.every( ( field ) => merged[ field ] === mine[ field ] ) ? mine : merged;
}

type Of = < T >( read: ( question: FormQuestion ) => T ) => Sides< T >;

/** Each type has its own options: if a side chose one, type and options come from the same side. */
function mergedKind( { base, mine, theirs }: Sides< FormQuestion >, of: Of, path: string, note: Note ) {
	if ( mine.type !== base.type || theirs.type !== base.type ) {
		return mergeFields( of( kindOf ), `${ path }.type`, 0, note );
	}
	const options = mergedOptions(
		of( ( { config } ) => config.options ),
		maxOptions( mine.type ),
		`${ path }.config.options`,
		note
	);
	const config = mergeFields(
		of( ( question ) => ( { ...question.config, options } ) ),
		`${ path }.config`,
		1,
		note
	);
	return { type: mine.type, config: isSame( config, mine.config ) ? mine.config : config };
}

function kindOf( { type, config }: FormQuestion ) {
	return { type, config };
}

/** Both sides together may exceed a question's limit, which is at least what is stored: then only mine are used. */
function mergedOptions( lists: Sides< readonly Option[] >, most: number, path: string, note: Note ): readonly Option[] {
	const merged = mergeList( lists, path, ( sides, at ) => mergeFields( sides, at, 1, note ), note );
	if ( merged.length > Math.max( most, lists.theirs.length ) ) {
		note( { path, mine: lists.mine, theirs: lists.theirs } );
		return lists.mine;
	}
	return merged;
}
