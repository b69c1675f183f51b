import type { ComponentChildren } from 'preact';
import type { FieldProps } from '../../ui/view';
import { addType } from '../add-type';
import { ChoiceField } from '../choice';
import css from './dropdown.css';

/** Maximum options of a list without a search. */
const FEW = 8;

interface Props {
	of: FieldProps;
	isInvalid: boolean;
	children: ComponentChildren;
}

/** Options in a list that opens. It is the browser's own, so that it works with keyboards and screen readers. */
function Dropdown( { of: { question, draft, strings }, isInvalid, children }: Props ) {
	const { value } = draft;
	return (
		<details
			key={ question.id }
			class="dropdown"
			open={ isInvalid }
			onClick={ ( { currentTarget: list, target, detail } ) => {
				// Arrow keys choose as well, but while looking through the options.
				if ( detail > 0 && target instanceof Element && target.closest( '.option' ) ) {
					close( list );
				}
			} }
			onKeyDown={ ( event ) => {
				const { key, currentTarget: list, target } = event;
				const option = target instanceof HTMLInputElement && target.type === 'radio' ? target : null;
				if ( list.open && ( key === 'Escape' || ( key === 'Enter' && option ) ) ) {
					event.preventDefault();
					event.stopPropagation(); // Escape would minimize the survey.
					if ( key === 'Enter' ) {
						option?.click();
					}
					close( list );
				}
			} }
		>
			<summary dir="auto">{ value ?? strings.unchosen }</summary>
			{ question.options.length > FEW && (
				<input
					type="search"
					class="search"
					aria-label={ strings.search }
					autoComplete="off"
					onInput={ ( { currentTarget } ) => filter( currentTarget, strings.no_match ?? '' ) }
					onKeyDown={ ( event ) => event.key === 'Enter' && event.preventDefault() }
				/>
			) }
			{ children }
			<p role="status" />
		</details>
	);
}

function close( list: HTMLDetailsElement ): void {
	list.open = false;
	list.querySelector( 'summary' )?.focus();
}

/** Shows only the options that contain the typed text. */
function filter( search: HTMLInputElement, noMatch: string ): void {
	const list = search.parentElement;
	const rows = [ ...( list?.querySelectorAll< HTMLElement >( '.option' ) ?? [] ) ];
	const wanted = plain( search.value );
	rows.forEach( ( row ) => ( row.hidden = ! plain( row.textContent ).includes( wanted ) ) );
	const status = list?.querySelector( '[role=status]' );
	if ( status ) {
		status.textContent = rows.every( ( { hidden } ) => hidden ) ? noMatch : '';
	}
}

/** Returns a text without accents and capitals. */
const plain = ( text: string ): string => text.trim().normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

addType(
	'dropdown',
	( props ) => (
		<ChoiceField
			{ ...props }
			wrap={ ( list, isInvalid ) => (
				<Dropdown of={ props } isInvalid={ isInvalid }>
					{ list }
				</Dropdown>
			) }
		/>
	),
	css
);
