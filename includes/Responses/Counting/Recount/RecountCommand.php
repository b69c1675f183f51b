<?php
declare(strict_types=1);

namespace UserFeedback\Responses\Counting\Recount;

use Closure;
use UserFeedback\Responses\Counting\CounterRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** WP-CLI command `wp userfeedback recount`. */
final class RecountCommand {

	/**
	 * @param Closure(string): mixed         $say prints a line.
	 * @param (Closure(): Recountable)|null $ratings
	 */
	public function __construct(
		private readonly RecountSurvey $recount,
		private readonly CounterRepository $counters,
		private readonly Closure $say,
		private readonly ?Closure $ratings = null
	) {}

	/**
	 * Compares the numbers of surveys with their responses, and those of ratings with their votes, and fixes differences.
	 *
	 * ## OPTIONS
	 *
	 * [<survey>] : ID of a survey. Without it, all surveys and the ratings of posts.
	 *
	 * ## EXAMPLES
	 *
	 *     wp userfeedback recount
	 *     wp userfeedback recount 12
	 *
	 * @param list<string> $arguments
	 */
	public function __invoke( array $arguments ): void {
		$one   = $arguments[0] ?? null;
		$found = 0;
		if ( null !== $one && ! $this->isKnown( $one ) ) {
			/* translators: %s: what was given for the id of a survey. */
			$this->printLine( sprintf( __( 'Survey %s has no responses.', 'userfeedback' ), $one ) );
			return;
		}
		foreach ( $this->surveys( $one ) as $surveyId ) {
			$differences = $this->recount->survey( $surveyId );
			$found      += $differences;
			$this->printLine(
				sprintf(
					/* translators: 1: id of a survey. 2: a number. */
					_n( 'Survey %1$d: %2$d difference.', 'Survey %1$d: %2$d differences.', $differences, 'userfeedback' ),
					$surveyId,
					$differences
				)
			);
		}
		if ( null === $one && null !== $this->ratings ) {
			$differences = ( $this->ratings )()->recount();
			$found      += $differences;
			$this->printLine(
				sprintf(
					/* translators: %d: a number. */
					_n( 'Post ratings: %d difference.', 'Post ratings: %d differences.', $differences, 'userfeedback' ),
					$differences
				)
			);
		}
		$this->printLine(
			0 === $found
				? __( 'All totals match their responses.', 'userfeedback' )
				: sprintf(
					/* translators: %d: a number. */
					_n( 'Found and fixed %d difference.', 'Found and fixed %d differences.', $found, 'userfeedback' ),
					$found
				)
		);
	}

	private function isKnown( string $survey ): bool {
		return ctype_digit( $survey ) && (int) $survey > 0 && $this->counters->surveyAfter( (int) $survey - 1 ) === (int) $survey;
	}

	/** @return iterable<int> */
	private function surveys( ?string $one ): iterable {
		if ( null !== $one ) {
			yield (int) $one;
			return;
		}
		$id = $this->counters->surveyAfter( 0 );
		while ( null !== $id ) {
			yield $id;
			$id = $this->counters->surveyAfter( $id );
		}
	}

	private function printLine( string $line ): void {
		( $this->say )( $line );
	}
}
