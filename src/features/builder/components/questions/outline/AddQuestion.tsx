import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { questionTypeLabel } from '@/lib/question-type-labels';
import { useLocks } from '@/features/builder/model/use-locks';
import { questionIcons } from '../question-icons';

export const questionTypes = Object.keys( QUESTION_TYPES ) as QuestionType[];

/** Those that can be edited here; pictures of options cannot be chosen yet, only kept. */
const editableTypes = questionTypes.filter( ( type ) => ! QUESTION_TYPES[ type ].has_pictures );

/** What a question can be turned into, and what it is. */
export function typesFor( type: QuestionType ): readonly QuestionType[] {
	return editableTypes.includes( type ) ? editableTypes : [ type ];
}

export function AddQuestion( { onAdd }: { onAdd: ( type: QuestionType ) => void } ) {
	const locks = useLocks();
	const upgrade = useUpgrade();

	return (
		<DropdownMenu
			className="uf-add-question"
			icon={ plus }
			label={ __( 'Add question', 'userfeedback' ) }
			text={ __( 'Add question', 'userfeedback' ) }
			toggleProps={ { variant: 'secondary', __next40pxDefaultSize: true, showTooltip: false } }
			popoverProps={ { placement: 'bottom-start' } }
		>
			{ ( { onClose } ) => (
				<MenuGroup label={ __( 'Question type', 'userfeedback' ) }>
					{ editableTypes.map( ( type ) => (
						<MenuItem
							key={ type }
							icon={ questionIcons[ type ] }
							iconPosition="left"
							aria-disabled={ locks.type( type ) || undefined }
							onClick={ () => {
								onClose();
								if ( locks.type( type ) ) {
									upgrade( 'extra-question-types' );
								} else {
									onAdd( type );
								}
							} }
						>
							{ questionTypeLabel( type ) }
							{ locks.type( type ) && <PlanBadge feature="extra-question-types" /> }
						</MenuItem>
					) ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
}
