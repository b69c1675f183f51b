import type { TargetedMouseEvent } from 'preact';
import type { SubmittedAnswer, WidgetQuestion } from '../../../../src/contract/types';
import { fill } from '../../../shared/text/format';
import { Icon, ICONS } from '../../ui/card/icons';
import { errorAt } from '../../ui/card/error-text';
import { Fieldset } from '../../ui/fields/Fieldset';
import type { FieldProps } from '../../ui/view';
import { addType } from '../add-type';
import css from './ranking.css';

const UP = 'M6 15l6-6 6 6';

/** Returns the ids of the items that have a number, in their order. The value is the list of them. */
const rankedIn = ( { rows = [] }: WidgetQuestion, value: SubmittedAnswer[ 'value' ] ): string[] =>
	( Array.isArray( value ) ? value : [] ).filter( ( id ) => rows.some( ( row ) => row.id === id ) );

/** Items to put in order: ticking one gives it the next number, and the buttons of a ranked item move it. Ranked items are first. */
function RankingField( props: FieldProps ) {
	const { question, order, draft, errors, strings, act } = props;
	const { rows = [] } = question;
	const ranked = rankedIn( question, draft.value );
	const error = errorAt( errors, 'value', strings ) && strings.rank_all;
	const inOrder = order.length ? order.flatMap( ( place ) => rows[ place ] ?? [] ) : rows;
	const items = [
		...ranked.flatMap( ( id ) => rows.find( ( row ) => row.id === id ) ?? [] ),
		...inOrder.filter( ( { id } ) => ! ranked.includes( id ) ),
	];
	const { length: count } = items;

	/** Keeps the focus on the control, whose item may move. Only a key's click scrolls to it: a finger would lose its place. */
	const rank = (
		{ currentTarget: control, detail }: TargetedMouseEvent< HTMLElement >,
		ids: readonly string[],
		told: readonly string[]
	): void => {
		const status = control.closest( 'fieldset' )?.querySelector( '[role=status]' );
		act.edit( { value: ids.length ? [ ...ids ] : null } );
		control.focus( { preventScroll: detail > 0 } );
		if ( status ) {
			status.textContent = told
				.map( ( id ) => {
					const label = items.find( ( item ) => item.id === id )?.label ?? '';
					const place = ids.indexOf( id ) + 1;
					return place
						? fill( strings.ranked ?? '', label, place, count )
						: fill( strings.unranked ?? '', label );
				} )
				.join( ' ' );
		}
	};
	const toggle = ( event: TargetedMouseEvent< HTMLElement >, id: string ): void => {
		if ( ranked.includes( id ) ) {
			rank(
				event,
				ranked.filter( ( each ) => each !== id ),
				[ id ]
			);
		} else {
			const left = items.filter( ( item ) => item.id !== id && ! ranked.includes( item.id ) );
			const last = left.length === 1 ? left.map( ( item ) => item.id ) : []; // Its number is clear.
			rank( event, [ ...ranked, id, ...last ], [ id, ...last ] );
		}
	};
	const move = ( event: TargetedMouseEvent< HTMLElement >, id: string, to: number ): void => {
		const ids = ranked.filter( ( each ) => each !== id );
		ids.splice( to, 0, id );
		rank( event, ids, [ id ] );
	};
	const button = ( id: string, name: string, path: string, to: number ) => (
		<button
			type="button"
			aria-label={ name }
			aria-disabled={ to < 0 || to >= ranked.length }
			onClick={ ( event ) => to >= 0 && to < ranked.length && move( event, id, to ) }
		>
			<Icon path={ path } />
		</button>
	);

	return (
		<Fieldset
			of={ { ...props, question: { ...question, help: question.help || ( strings.to_rank ?? '' ) } } }
			error={ error }
			isOne={ false }
		>
			<div class="options">
				{ items.map( ( { id, label }, place ) => {
					const isRanked = place < ranked.length;
					return (
						<div class="ranked" key={ id }>
							<label class={ isRanked ? 'option on' : 'option' }>
								<input
									type="checkbox"
									name="value"
									checked={ isRanked }
									aria-invalid={ !! error && ! isRanked }
									aria-describedby={ error ? 'error' : undefined }
									onClick={ ( event ) => toggle( event, id ) }
								/>
								{ isRanked && <b>{ place + 1 }. </b> }
								<span dir="auto">{ label }</span>
							</label>
							{ isRanked && button( id, fill( strings.upward ?? '', label ), UP, place - 1 ) }
							{ isRanked &&
								button( id, fill( strings.downward ?? '', label ), ICONS.minimize, place + 1 ) }
						</div>
					);
				} ) }
			</div>
			<p class="unseen" role="status" />
		</Fieldset>
	);
}

addType( 'ranking', RankingField, css, {
	read: ( value ) => value,
	fault: ( value, question ) =>
		value !== null && rankedIn( question, value ).length !== question.rows?.length && 'ranks',
	// A ranking is complete or empty.
	byRow: ( value, question ) => {
		const { rows = [] } = question;
		const ranked = rankedIn( question, value );
		return rows.map( ( { id } ) => ( ranked.length === rows.length ? ranked.indexOf( id ) + 1 : null ) );
	},
} );
