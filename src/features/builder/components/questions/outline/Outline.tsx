import { __ } from '@wordpress/i18n';
import { check } from '@wordpress/icons';
import { Fragment, type KeyboardEvent, useCallback } from 'react';
import type { QuestionType } from '@/contract/question-types';
import { useFocusLater } from '@/lib/hooks/use-focus-later';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { useBuilder } from '@/features/builder/model/builder-context';
import { fieldName } from '@/features/builder/model/fields';
import { THANK_YOU } from '@/features/builder/model/opening/places';
import { canAddQuestion } from '@/features/builder/model/operations/rules';
import { useDragOrder } from '@/features/builder/model/use-drag-order';
import { PathsButton } from '@/features/builder/components/paths/PathsButton';
import { questionIcons } from '../question-icons';
import type { QuestionActions } from '../use-question-actions';
import { AddQuestion } from './AddQuestion';
import { OutlineRow, rowOf } from './OutlineRow';
import './Outline.scss';

interface Props {
	chosenId: string;
	onAdd: ( type: QuestionType ) => void;
	onMove: QuestionActions[ 'move' ];
}

/** All questions in their order. Arrow keys go through them, with Alt they move the one that has focus. */
export function Outline( { chosenId, onAdd, onMove }: Props ) {
	const { form, errors, openField } = useBuilder();
	const { questions } = form.draft;
	const focusLater = useFocusLater();
	const wrong = new Set( Object.keys( errors ).map( ( field ) => /^questions\[(\d+)\]/.exec( field )?.[ 1 ] ) );
	const open = useCallback(
		( id: string ) => openField( id === THANK_YOU ? 'settings.thank_you' : fieldName( { question: id } ) ),
		[ openField ]
	);
	const drag = useDragOrder(
		questions.map( ( { id } ) => id ),
		onMove
	);

	const onKeyDown = ( event: KeyboardEvent ) => {
		const id = rowOf( event.target );
		const place = questions.findIndex( ( question ) => question.id === id );
		const to = id === undefined ? null : placeBy( event.key, id === THANK_YOU ? questions.length : place );
		if ( to === null || event.ctrlKey || event.metaKey || event.shiftKey ) {
			return;
		}
		event.preventDefault();
		if ( ! event.altKey ) {
			focusLater( rowSelector( questions[ Math.max( 0, to ) ]?.id ?? THANK_YOU ) );
		} else if ( id !== undefined && place !== -1 && to >= 0 && to < questions.length ) {
			onMove( id, to, () => focusLater( rowSelector( id ) ) );
		}
	};

	return (
		<nav
			className="uf-outline"
			aria-label={ __( 'Questions of this survey', 'userfeedback' ) }
			onKeyDown={ onKeyDown }
		>
			<ol className="uf-outline__list" { ...drag.listProps }>
				{ questions.map( ( { id, title, type, logic }, place ) => (
					<Fragment key={ id }>
						{ drag.gap === place && <li className="uf-outline__gap" aria-hidden="true" /> }
						<OutlineRow
							id={ id }
							icon={ questionIcons[ type ] }
							kind={ questionTypeLabel( type ) }
							place={ place }
							title={ title.trim() === '' ? __( 'No title yet', 'userfeedback' ) : title }
							isUntitled={ title.trim() === '' }
							hasLogic={ logic.enabled }
							isWrong={ wrong.has( String( place ) ) }
							isChosen={ chosenId === id }
							isStop={ chosenId === id || ( chosenId === THANK_YOU && place === 0 ) }
							isDragged={ drag.dragged === id }
							handleProps={ questions.length > 1 ? drag.handleProps : null }
							onOpen={ open }
						/>
					</Fragment>
				) ) }
				{ drag.gap === questions.length && <li className="uf-outline__gap" aria-hidden="true" /> }
			</ol>
			{ errors[ 'questions' ] !== undefined && <p className="uf-field-error">{ errors[ 'questions' ] }</p> }
			{ canAddQuestion( form.draft ) && (
				<div data-field="questions">
					<AddQuestion onAdd={ onAdd } />
				</div>
			) }
			<PathsButton />
			<ul className="uf-outline__end">
				<OutlineRow
					id={ THANK_YOU }
					icon={ check }
					kind=""
					place={ null }
					title={ __( 'Thank You', 'userfeedback' ) }
					isUntitled={ false }
					hasLogic={ form.draft.settings.thank_you.type === 'conditional_redirect' }
					isWrong={ Object.keys( errors ).some( ( field ) => field.startsWith( 'settings.thank_you' ) ) }
					isChosen={ chosenId === THANK_YOU }
					isStop
					isDragged={ false }
					handleProps={ null }
					onOpen={ open }
				/>
			</ul>
		</nav>
	);
}

function placeBy( key: string, place: number ): number | null {
	switch ( key ) {
		case 'ArrowUp':
			return place - 1;
		case 'ArrowDown':
			return place + 1;
		case 'Home':
			return 0;
		case 'End':
			return Number.MAX_SAFE_INTEGER;
		default:
			return null;
	}
}

function rowSelector( id: string ): string {
	return `[data-outline-row="${ id }"]`;
}
