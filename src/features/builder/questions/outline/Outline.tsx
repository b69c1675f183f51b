import { __ } from '@wordpress/i18n';
import { brush, check } from '@wordpress/icons';
import { Fragment, type KeyboardEvent, type ReactElement, useCallback } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { useShell } from '@/features/builder/shell/shell-context';
import { hasErrorsBelow } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { AFTER_QUESTIONS, BRANDING, THANK_YOU } from '@/features/builder/shell/focus/field-locations';
import { canAddQuestion } from '@/features/builder/draft/operations/limits';
import { useDragOrder } from '../use-drag-order';
import { PathsButton } from '../paths/PathsButton';
import type { QuestionActions } from '../actions/use-question-actions';
import { brandingTitle } from '../branding/branding-title';
import { AddQuestion, questionTypes } from './AddQuestion';
import { OutlineQuestion } from './OutlineQuestion';
import { OutlineRow, rowOf } from './OutlineRow';
import './Outline.scss';

/** The fields that the rows after the questions open. */
const ENDS: Readonly< Record< string, string > > = {
	[ THANK_YOU ]: 'settings.thank_you',
	[ BRANDING ]: 'settings.theming',
};

interface Props {
	chosenId: string;
	onAdd: ( type: QuestionType ) => void;
	onMove: QuestionActions[ 'move' ];
}

/** All questions in order. Arrow keys move through them; with Alt they move the focused one. */
export function Outline( { chosenId, onAdd, onMove }: Props ) {
	const { openField } = useShell();
	const order = useBuilder( ( now ) => now.order );
	const full = useBuilder( ( { form } ) =>
		questionTypes.filter( ( type ) => ! canAddQuestion( form.draft, type ) ).join()
	);
	const error = useBuilder( ( { errors } ) => errors[ 'questions' ] );
	const focusLater = useFocusLater();
	const open = useCallback(
		( id: string ) => openField( ENDS[ id ] ?? fieldName( { question: id } ) ),
		[ openField ]
	);
	const drag = useDragOrder( order, onMove );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const id = rowOf( event.target );
		const rows = [ ...order, ...AFTER_QUESTIONS ];
		const to = id === undefined ? null : placeBy( event.key, rows.indexOf( id ), rows.length );
		if ( to === null || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		if ( ! event.altKey ) {
			focusLater( rowSelector( rows[ Math.min( Math.max( 0, to ), rows.length - 1 ) ] ?? THANK_YOU ) );
		} else if ( id !== undefined && order.includes( id ) && to >= 0 && to < order.length ) {
			onMove( id, to, () => focusLater( rowSelector( id ) ) );
		}
	};

	return (
		<nav className="uf-outline" aria-label={ __( 'Survey questions', 'userfeedback' ) } onKeyDown={ onKeyDown }>
			<ol className="uf-outline__list" { ...drag.listProps }>
				{ order.map( ( id, place ) => (
					<Fragment key={ id }>
						{ drag.gap === place && <li className="uf-outline__gap" aria-hidden="true" /> }
						<OutlineQuestion
							id={ id }
							isChosen={ chosenId === id }
							isStop={ chosenId === id || ( AFTER_QUESTIONS.includes( chosenId ) && place === 0 ) }
							isDragged={ drag.dragged === id }
							handleProps={ order.length > 1 ? drag.handleProps : null }
							onOpen={ open }
						/>
					</Fragment>
				) ) }
				{ drag.gap === order.length && <li className="uf-outline__gap" aria-hidden="true" /> }
			</ol>
			{ error !== undefined && <p className="uf-field-error">{ error }</p> }
			{ full !== questionTypes.join() && (
				<div data-field="questions">
					<AddQuestion full={ full } onAdd={ onAdd } />
				</div>
			) }
			<PathsButton />
			<ul className="uf-outline__end">
				<ThankYouRow isChosen={ chosenId === THANK_YOU } onOpen={ open } />
				<BrandingRow isChosen={ chosenId === BRANDING } onOpen={ open } />
			</ul>
		</nav>
	);
}

interface EndProps {
	isChosen: boolean;
	onOpen: ( id: string ) => void;
}

function ThankYouRow( props: EndProps ) {
	const hasLogic = useBuilder( ( { form } ) => form.draft.settings.thank_you.type === 'conditional_redirect' );
	return (
		<EndRow
			id={ THANK_YOU }
			icon={ check }
			title={ __( 'Thank You', 'userfeedback' ) }
			{ ...{ hasLogic, ...props } }
		/>
	);
}

function BrandingRow( props: EndProps ) {
	return <EndRow id={ BRANDING } icon={ brush } title={ brandingTitle() } hasLogic={ false } { ...props } />;
}

function EndRow( props: EndProps & { id: string; icon: ReactElement; title: string; hasLogic: boolean } ) {
	const field = ENDS[ props.id ] ?? '';
	const isWrong = useBuilder( ( { errors } ) => hasErrorsBelow( errors, field ) );
	const plain = { kind: '', page: '', isQuestion: false, isUntitled: false, isDragged: false, handleProps: null };

	return <OutlineRow { ...plain } { ...props } isWrong={ isWrong } isStop />;
}

function placeBy( key: string, place: number, rows: number ): number | null {
	switch ( key ) {
		case 'ArrowUp':
			return place - 1;
		case 'ArrowDown':
			return place + 1;
		case 'Home':
			return 0;
		case 'End':
			return rows - 1;
		default:
			return null;
	}
}

function rowSelector( id: string ): string {
	return `[data-outline-row="${ id }"]`;
}
