import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { warning } from '@wordpress/icons';
import { type ComponentType, useMemo } from 'react';
import { Tabs } from '@/components/ui/layout/Tabs';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';
import { questionTypeLabel } from '@/question-types/types';
import { useBuilder } from '@/features/builder/saving/state/builder-context';
import { errorsBelow, type FieldErrors } from '@/features/builder/draft/validation/field-errors';
import { fieldName } from '@/features/builder/draft/operations/field-names';
import { type FormQuestion, questionOf } from '@/features/builder/draft/form/draft';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { canDuplicate, isNpsSubject } from '@/features/builder/draft/operations/limits';
import { type Tab, tabOf } from '@/features/builder/shell/focus/field-locations';
import { questionIcon } from '@/question-types/icons';
import { LogicTab } from '../logic/LogicTab';
import type { QuestionActions } from '../actions/use-question-actions';
import { QuestionTab } from './QuestionTab';
import { QuestionTools } from './QuestionTools';
import { SettingsTab } from './SettingsTab';
import './QuestionEditor.scss';

interface Props {
	id: string;
	tab: Tab;
	onTab: ( tab: Tab ) => void;
	actions: QuestionActions;
}

/** The one open question. Opening another keeps what is around its fields. */
export function QuestionEditor( { id, ...props }: Props ) {
	const type = useBuilder( ( { form } ) => questionOf( form.draft, id )?.type );
	return type && <OpenQuestion id={ id } type={ type } { ...props } />;
}

function OpenQuestion( { id, type, tab, onTab, actions }: Props & { type: QuestionType } ) {
	const place = useBuilder( ( { places } ) => places.get( id ) ?? 0 );
	const count = useBuilder( ( { order } ) => order.length );
	const canCopy = useBuilder( ( { form } ) => {
		const question = questionOf( form.draft, id );
		return question !== undefined && canDuplicate( form.draft, question );
	} );
	const canRemove = useBuilder( ( { form } ) => ! isNpsSubject( form.draft, id ) );
	const all = useBuilder( ( now ) => now.errors );
	const errors = useMemo( () => errorsBelow( all, `questions[${ String( place ) }]` ), [ all, place ] );
	const wrong = new Set( Object.keys( errors ).map( tabOf ) );
	/* translators: %s: number of a question */
	const name = sprintf( __( 'Question %s', 'userfeedback' ), formatNumber( place + 1 ) );
	const { is_hidden: isHidden } = QUESTION_TYPES[ type ];
	const title = ( text: string, of: Tab ) => ( wrong.has( of ) ? <WrongTab title={ text } /> : text );

	return (
		<section className="uf-card uf-question" aria-label={ name }>
			<div className="uf-question__head">
				<h3
					key={ id } // A new key moves the focus.
					className="uf-question__name"
					tabIndex={ -1 }
					data-field={ fieldName( { question: id } ) }
				>
					<Icon icon={ questionIcon( type ) } />
					<span>
						<strong>{ name }</strong> · { questionTypeLabel( type ) }
					</span>
				</h3>
				<QuestionTools
					id={ id }
					place={ place }
					count={ count }
					canDuplicate={ canCopy }
					canRemove={ canRemove }
					actions={ actions }
				/>
			</div>
			<Tabs
				label={ name }
				chosen={ isHidden ? 'question' : tab }
				onChoose={ onTab }
				tabs={ [
					{ name: 'question', title: title( __( 'Question', 'userfeedback' ), 'question' ) },
					...( isHidden
						? []
						: ( [
								{ name: 'settings', title: title( __( 'Settings', 'userfeedback' ), 'settings' ) },
								{ name: 'logic', title: title( __( 'Logic', 'userfeedback' ), 'logic' ) },
							] as const ) ),
				] }
			>
				{ ( tab === 'question' || isHidden ) && <QuestionTab id={ id } type={ type } errors={ errors } /> }
				{ ! isHidden && tab === 'settings' && (
					<Whole key={ id } id={ id } as={ SettingsTab } errors={ errors } />
				) }
				{ ! isHidden && tab === 'logic' && <Whole key={ id } id={ id } as={ LogicTab } errors={ errors } /> }
			</Tabs>
		</section>
	);
}

interface WholeProps {
	id: string;
	as: ComponentType< { question: FormQuestion; errors: FieldErrors } >;
	errors: FieldErrors;
}

/** The parts that rerender on any change of the question. */
function Whole( { id, as: Tab, errors }: WholeProps ) {
	const question = useBuilder( ( { form } ) => questionOf( form.draft, id ) );
	return question && <Tab question={ question } errors={ errors } />;
}

function WrongTab( { title }: { title: string } ) {
	return (
		<span className="uf-question__wrong">
			{ title }
			<Icon icon={ warning } size={ 16 } />
			<span className="screen-reader-text">{ __( 'Needs attention', 'userfeedback' ) }</span>
		</span>
	);
}
