import { Button, TextareaControl, TextControl } from '@wordpress/components';
import { __, _n } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { type ComponentRef, type RefObject, useId, useRef, useState } from 'react';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { FormQuestion } from '@/features/builder/draft/form/draft';
import { recallable } from '@/features/builder/draft/recall/recallable';
import {
	type Braces,
	bracesOf,
	shownText,
	storedPlace,
	storedText,
	withInserted,
} from '@/features/builder/draft/recall/shown-text';
import { useBuilder, useDispatch, useLatest } from '@/features/builder/saving/state/builder-context';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { tokensOf } from '@widget/shared/logic/recall';
import { titleInWords } from '../paths/path-text';
import { useLocks } from '../use-locks';
import { AnswerList } from './AnswerList';
import { InsertedAnswers } from './InsertedAnswers';
import './recall.scss';

export type TextField = HTMLInputElement | HTMLTextAreaElement;

interface Props {
	/** Id of the question that has the text; null for the thank-you message. */
	question: string | null;
	/** Its name in the page. */
	name: string;
	label: string;
	help: string;
	placeholder?: string | undefined;
	/** The stored text. */
	text: string;
	maxLength: number;
	error: string | undefined;
	/** Set for a field with several lines, whose label is elsewhere. */
	rows?: number;
	field?: RefObject< ComponentRef< 'textarea' > >;
	onChange: ( text: string ) => void;
}

/** A list of answers is open: `start` is the place in the shown text of the @, or of the search after the button. */
interface Search {
	start: number;
	hasMark: boolean;
	words: string;
	found: readonly FormQuestion[];
	active: number;
}

/** A text in which the owner may insert earlier answers: with @ after a space, or with a button. */
export function RecallText( { question, name, text, maxLength, error, rows, field, onChange, ...words }: Props ) {
	const own = useRef< TextField >( null );
	const past = useRef< Braces[] >( [] );
	const [ search, setSearch ] = useState< Search | null >( null );
	const latest = useLatest();
	const dispatch = useDispatch();
	const upgrade = useUpgrade();
	const isLocked = useLocks().questionOptions;
	const canInsert = useBuilder( ( { form } ) => recallable( form.draft, question ).length > 0 );
	const listId = useId();
	const shown = shownText( text );
	const isOpen = search !== null && search.found.length > 0;
	const input = () => field?.current ?? own.current;

	const find = ( start: number, hasMark: boolean, typed: string ): Search => {
		const sought = typed.trim().toLocaleLowerCase();
		const found = recallable( latest().form.draft, question ).filter( ( subject ) =>
			titleInWords( subject ).toLocaleLowerCase().includes( sought )
		);
		return { start, hasMark, words: typed, found, active: 0 };
	};

	const change = ( value: string ) => {
		const caret = input()?.selectionStart ?? value.length;
		const stored = storedText( value, text, past.current );
		past.current = [ ...bracesOf( text ).filter( ( { id } ) => id !== '' ), ...past.current ].slice( 0, 20 );
		onChange( stored );
		const isMark =
			canInsert &&
			! isLocked &&
			value.length === shown.length + 1 &&
			/(?:^|\s)@$/.test( value.slice( 0, caret ) ) &&
			storedPlace( stored, caret ) !== null;
		if ( isMark ) {
			setSearch( find( caret - 1, true, '' ) );
		} else if ( search ) {
			const from = search.start + Number( search.hasMark );
			const isLeft = caret < from || ( search.hasMark && value[ search.start ] !== '@' );
			setSearch( isLeft ? null : find( search.start, search.hasMark, value.slice( from, caret ) ) );
		}
	};

	const insert = ( { id }: FormQuestion ) => {
		if ( search === null ) {
			return;
		}
		const { start } = search;
		const end = start + Number( search.hasMark ) + search.words.length;
		const fallback = __( 'your answer', 'userfeedback' );
		const stored = withInserted( text, { start, end }, { id, fallback } );
		setSearch( null );
		if ( stored.length <= maxLength ) {
			onChange( stored );
			place( start + fallback.length + 4 );
		}
	};

	const place = ( caret: number ) =>
		window.setTimeout( () => {
			input()?.focus();
			input()?.setSelectionRange( caret, caret );
		} );

	const open = () => {
		if ( isLocked ) {
			upgrade( 'question-options', { name: __( 'Inserted answers', 'userfeedback' ) } );
			return;
		}
		const caret = input()?.selectionStart ?? shown.length;
		const start = storedPlace( text, caret ) === null ? shown.length : caret;
		setSearch( find( start, false, '' ) );
		place( start );
	};

	/** Returns true if the list uses the key. */
	const press = ( key: string ): boolean => {
		if ( ! isOpen ) {
			return false;
		}
		const { found, active } = search;
		const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0;
		const chosen = found[ active ];
		if ( step !== 0 ) {
			setSearch( { ...search, active: ( active + step + found.length ) % found.length } );
		} else if ( key === 'Enter' && chosen ) {
			insert( chosen );
		} else if ( key === 'Escape' ) {
			setSearch( null );
		} else {
			return false;
		}
		return true;
	};

	const props = {
		...words,
		__nextHasNoMarginBottom: true as const,
		className: error === undefined ? '' : 'uf-field--invalid',
		'data-field': name,
		value: shown,
		maxLength: maxLength - ( text.length - shown.length ),
		help: error ?? words.help,
		'aria-invalid': error === undefined ? undefined : true,
		autoComplete: 'off',
		...( isOpen && {
			'aria-autocomplete': 'list' as const,
			'aria-controls': listId,
			'aria-activedescendant': `${ listId }-${ String( search.active ) }`,
		} ),
		onChange: change,
		onKeyDown: ( event: { key: string; preventDefault: () => void; stopPropagation: () => void } ) => {
			if ( press( event.key ) ) {
				event.preventDefault();
				event.stopPropagation();
			}
		},
		onBlur: () => {
			setSearch( null );
			dispatch( { type: 'field-left' } );
		},
	};

	return (
		<div className="uf-recall">
			<div className="uf-recall__field">
				{ rows === undefined ? (
					<TextControl
						{ ...props }
						__next40pxDefaultSize
						ref={ own as RefObject< ComponentRef< 'input' > > }
					/>
				) : (
					<TextareaControl { ...props } hideLabelFromVision rows={ rows } ref={ field } />
				) }
				{ isOpen && (
					<AnswerList id={ listId } found={ search.found } active={ search.active } onChoose={ insert } />
				) }
				<span className="screen-reader-text" role="status">
					{ isOpen &&
						sprintf(
							/* translators: %s: a number */
							_n(
								'%s answer found. Use the arrow keys to choose, and Enter to insert.',
								'%s answers found. Use the arrow keys to choose, and Enter to insert.',
								search.found.length,
								'userfeedback'
							),
							formatNumber( search.found.length )
						) }
				</span>
			</div>
			<InsertedAnswers
				tokens={ tokensOf( text ) }
				text={ text }
				onChange={ onChange }
				onRemove={ ( stored ) => {
					onChange( stored );
					place( shownText( stored ).length );
				} }
			/>
			{ canInsert && (
				<Button
					className="uf-recall__insert"
					variant="tertiary"
					size="small"
					icon={ plus }
					onClick={ open }
					aria-haspopup="listbox"
				>
					{ __( 'Insert answer', 'userfeedback' ) }
				</Button>
			) }
		</div>
	);
}
