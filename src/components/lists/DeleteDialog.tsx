import type { ReactNode } from 'react';
import { ConfirmDialog } from '@/components/ui/actions/ConfirmDialog';
import { formatNumber } from '@/lib/format';
import { sprintf } from '@/lib/labels/sprintf';

interface Props {
	/** Number of items to delete. */
	count: number;
	/** Question with the number as `%s`, for example "Delete %s surveys permanently?". */
	title: string;
	/** Button label with the number as `%s`, for example "Delete %s surveys". */
	confirm: string;
	isBusy?: boolean;
	onConfirm: () => void;
	onCancel: () => void;
	/** Says what else is deleted. */
	children: ReactNode;
}

/** Asks before rows of a list are deleted permanently. */
export function DeleteDialog( { count, title, confirm, ...others }: Props ) {
	return (
		<ConfirmDialog
			title={ sprintf( title, formatNumber( count ) ) }
			confirm={ sprintf( confirm, formatNumber( count ) ) }
			isDestructive
			{ ...others }
		/>
	);
}
