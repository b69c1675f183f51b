import { Button, DropdownMenu, MenuGroup } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import type { ReactNode } from 'react';
import { PlanBadge } from '@/components/ui/upgrade/PlanBadge';
import { useUpgrade } from '@/components/ui/upgrade/UpgradeDialog';
import type { ExportRequest } from '@/contract/types';
import { NoticePortal } from '@/components/ui/feedback/NoticePortal';
import { useSite } from '@/lib/site';
import { exportAddress } from './export-address';
import { ExportProgress } from './ExportProgress';
import { exportChoices, type Exported } from './export-choices';
import { useExports } from './use-exports';
import './ExportMenu.scss';

interface Props extends Exported {
	surveyId: number;
	/** How many responses it would have, as far as the screen knows. */
	total: number;
	/** Makes a report on paper, where the screen itself is one. */
	onPrint?: () => void;
}

function Menu( { surveyId, total, onPrint, ...exported }: Props ) {
	const isAllowed = useSite().features.export;
	const { query, latest, error, start, again, remove } = useExports( surveyId, isAllowed );

	if ( ! isAllowed ) {
		return <LockedExport />;
	}
	const isLong = total > ( query.data?.at_once ?? 0 );
	const isOfCard = exported.question !== undefined || exported.report !== undefined;
	const label = labelOf( exported );
	const address = ( request: ExportRequest ) => exportAddress( query.data?.url ?? '', request );

	return (
		<div className="uf-export">
			<DropdownMenu
				icon={ download }
				label={ label }
				{ ...( ! isOfCard && { text: label } ) }
				toggleProps={ {
					__next40pxDefaultSize: true,
					variant: isOfCard ? 'tertiary' : 'secondary',
					showTooltip: isOfCard,
					disabled: ! query.data,
				} }
				popoverProps={ { placement: 'bottom-end' } }
			>
				{ ( { onClose } ) => (
					<MenuGroup>
						{ exportChoices( exported ).map( ( { label, request } ) => (
							<Button
								key={ label }
								role="menuitem"
								className="components-menu-item__button"
								{ ...( isLong ? {} : { href: address( request ) } ) }
								onClick={ () => {
									onClose();
									if ( isLong ) {
										start.mutate( request );
									}
								} }
							>
								{ label }
							</Button>
						) ) }
						{ onPrint && (
							<Button
								role="menuitem"
								className="components-menu-item__button"
								onClick={ () => {
									onClose();
									onPrint();
								} }
							>
								{ __( 'Print or save as PDF', 'userfeedback' ) }
							</Button>
						) }
					</MenuGroup>
				) }
			</DropdownMenu>
			<NoticePortal>
				<ExportProgress
					latest={ isOfCard ? null : latest } // The menu of the screen shows it.
					error={ error }
					onAgain={ again }
					isRemoving={ remove.isPending }
					onRemove={ remove.mutate }
				/>
			</NoticePortal>
		</div>
	);
}

function labelOf( { question, report }: Exported ): string {
	if ( report !== undefined ) {
		return __( 'Export this table', 'userfeedback' );
	}
	return question === undefined
		? __( 'Export Results', 'userfeedback' )
		: __( 'Export this question', 'userfeedback' );
}

/** It can be reached, and says what would unlock it. */
function LockedExport() {
	const upgrade = useUpgrade();

	return (
		<Button
			__next40pxDefaultSize
			variant="secondary"
			icon={ download }
			aria-disabled
			onClick={ () => upgrade( 'export' ) }
		>
			{ __( 'Export Results', 'userfeedback' ) } <PlanBadge feature="export" />
		</Button>
	);
}

/** Gives out what the screen shows as a file: a short one at once, a long one when it is prepared. */
export const ExportMenu: ( props: Props ) => ReactNode = IN_EDITION.export ? Menu : () => null;
