import { Button, Dropdown, SelectControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { type Ref, useState } from 'react';
import type { AnswerCondition, Question, ResponseFilter } from '@/contract/types';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { answerable, placeOf } from '@/question-types/matrix/rows';
import { isolated } from '@/lib/labels/sprintf';
import { useSite } from '@/lib/site';
import { type Visit, VISITS, withAnswer, withVisit } from '@/lib/filters/filter';
import { AnswerChoice } from './AnswerChoice';
import { visitLabel } from './filter-text';
import { VisitChoice } from './VisitChoice';

interface Props {
	/** The button, for focus to come back to. */
	button: Ref< HTMLButtonElement >;
	surveyId: number;
	questions: readonly Question[];
	filter: ResponseFilter;
	onChange: ( filter: ResponseFilter ) => void;
}

export function AddFilter( { button, surveyId, questions, filter, onChange }: Props ) {
	const { features } = useSite();
	const upgrade = useUpgrade();
	const isLocked = ! features[ 'quick-filters' ];

	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			contentClassName="uf-asked__popover"
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					ref={ button }
					__next40pxDefaultSize
					variant="tertiary"
					icon={ plus }
					aria-expanded={ isLocked ? undefined : isOpen }
					onClick={ isLocked ? () => upgrade( 'quick-filters' ) : onToggle }
				>
					{ __( 'Add filter', 'userfeedback' ) }
					{ isLocked && <PlanBadge feature="quick-filters" /> }
				</Button>
			) }
			renderContent={ ( { onClose } ) => (
				<Choice
					surveyId={ surveyId }
					questions={ questions }
					filter={ filter }
					onVisit={ ( field, values ) => {
						onClose();
						onChange( withVisit( filter, field, values ) );
					} }
					onAnswer={ ( condition ) => {
						onClose();
						onChange( withAnswer( filter, condition ) );
					} }
				/>
			) }
		/>
	);
}

interface ChoiceProps extends Pick< Props, 'surveyId' | 'questions' | 'filter' > {
	onVisit: ( field: Visit, values: string[] ) => void;
	onAnswer: ( condition: AnswerCondition ) => void;
}

/** First what it is about, then which values of it. */
function Choice( { surveyId, questions, filter, onVisit, onAnswer }: ChoiceProps ) {
	const [ about, setAbout ] = useState< string >( 'device' );
	const field = VISITS.find( ( visit ) => visit === about );
	const question = answerable( questions ).find( ( { id } ) => id === about );

	return (
		<div className="uf-asked__choice">
			<SelectControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				label={ __( 'Filter by', 'userfeedback' ) }
				value={ about }
				onChange={ setAbout }
			>
				<optgroup label={ __( 'Visit', 'userfeedback' ) }>
					{ VISITS.map( ( visit ) => (
						<option key={ visit } value={ visit }>
							{ visitLabel( visit ) }
						</option>
					) ) }
				</optgroup>
				<optgroup label={ __( 'Answers', 'userfeedback' ) }>
					{ answerable( questions ).map( ( { id, title } ) => (
						<option key={ id } value={ id }>
							{ `${ String( placeOf( questions, id ) + 1 ) }. ${ isolated( title ) }` }
						</option>
					) ) }
				</optgroup>
			</SelectControl>
			{ field && (
				<VisitChoice
					key={ field }
					surveyId={ surveyId }
					field={ field }
					chosen={ filter[ field ] ?? [] }
					onApply={ ( values ) => onVisit( field, values ) }
				/>
			) }
			{ question && (
				<AnswerChoice key={ question.id } surveyId={ surveyId } question={ question } onApply={ onAnswer } />
			) }
		</div>
	);
}
