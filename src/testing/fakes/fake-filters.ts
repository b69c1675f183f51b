import type { CrossTable, DropOff, FilterValues, FinishTime } from '@/contract/types';
import type { ServerAnswer, ServerRequest } from '../loopback-server';

/** Filter values and filtered results, the same for every survey. */
export class FakeFilters {
	values: FilterValues = [];
	table: CrossTable = { total: 0, rows: [], columns: [], cells: [] };
	dropOff: DropOff = { visits: 0, finished: 0, in_progress: 0, keeps_partial: false, questions: [] };
	time: FinishTime = { median_seconds: null, counted: 0 };

	answer( { method, path }: ServerRequest ): ServerAnswer | null {
		const [ , part = '' ] = /^\/surveys\/\d+\/([\w-]+)$/.exec( path ) ?? [];
		const bodies: Record< string, unknown > = {
			'filter-values': this.values,
			cross: this.table,
			'drop-off': this.dropOff,
			time: this.time,
		};
		return method === 'GET' && part in bodies ? { status: 200, body: bodies[ part ] } : null;
	}
}
