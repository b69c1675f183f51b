/**
 * Begins a survey when its time has come, which for now is at once. What begins asks the predicate again, because
 * between the decision and this moment the page, or another tab, may have changed.
 */
export function whenDue( begin: () => void ): void {
	begin();
}
