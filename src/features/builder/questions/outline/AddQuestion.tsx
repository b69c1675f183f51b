import { DropdownMenu, MenuGroup, MenuItem } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { memo } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import { QUESTION_TYPES, type QuestionType } from '@/contract/question-types';
import { questionTypeLabel, TYPES } from '@/question-types/types';
import { questionTypeName, useLocks } from '../use-locks';
import { questionIcon } from '@/question-types/icons';

/** Types in this edition, and active ones of other plugins. */
export const questionTypes = ( Object.keys( QUESTION_TYPES ) as QuestionType[] ).filter( ( type ) => {
	const { is_extra: isExtra, has_pictures: hasPictures } = QUESTION_TYPES[ type ];
	return (
		( IN_EDITION[ 'extra-question-types' ] || ! isExtra ) &&
		( IN_EDITION[ 'picture-question-types' ] || ! hasPictures ) &&
		! TYPES[ type ].isInactive
	);
} );

interface Props {
	/** Types of which the survey has the maximum, separated by commas. */
	full: string;
	onAdd: ( type: QuestionType ) => void;
}

/** Rerenders only when its properties change. */
export const AddQuestion = memo( function AddQuestion( { full, onAdd }: Props ) {
	const free = questionTypes.filter( ( type ) => ! full.split( ',' ).includes( type ) );
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
					{ free.map( ( type ) => {
						const lock = locks.type( type );
						return (
							<MenuItem
								key={ type }
								icon={ questionIcon( type ) }
								iconPosition="left"
								aria-disabled={ lock !== null || undefined }
								onClick={ () => {
									onClose();
									if ( lock === null ) {
										onAdd( type );
									} else {
										upgrade( lock, { name: questionTypeName( type ) } );
									}
								} }
							>
								{ questionTypeLabel( type ) }
								{ lock !== null && <PlanBadge feature={ lock } /> }
							</MenuItem>
						);
					} ) }
				</MenuGroup>
			) }
		</DropdownMenu>
	);
} );
