<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Clock;
use UserFeedback\Platform\Rest\Problem\StorageFailed;
use UserFeedback\Responses\Moderation\DeleteResponses;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Visits\VisitRepository;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyRepository;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Exports and erases survey responses for WordPress's personal data tools, by the person's email address.
 *
 * WordPress requests page after page until one is marked as the last.
 *
 * @phpstan-type Line array{name: string, value: string}
 */
final class ResponsePersonalData {

	/** Responses deleted in one transaction. */
	private const AT_ONCE = 200;

	public function __construct(
		private readonly EmailInAnswersQuery $responses,
		private readonly SurveyRepository $surveys,
		private readonly DeleteResponses $delete,
		private readonly VisitRepository $visits
	) {}

	/** @return array{data: list<array<string, mixed>>, done: bool} */
	public function export( string $address, int $page = 1 ): array {
		$pending = $page > 1 ? array() : $this->responses->pending( $address );
		$found   = $this->responses->page( $address, max( 1, $page ) );
		$all     = array( ...$pending, ...$found );
		$surveys = $this->surveys->findMany(
			array_values( array_unique( array_map( static fn( SingleResponse $single ): int => $single->response->surveyId, $all ) ) )
		);
		$item    = static fn( string $kind ) => static fn( SingleResponse $single ): array => self::personalDataItem(
			$kind,
			$single,
			$surveys[ $single->response->surveyId ] ?? null
		);

		return array(
			'data' => array( ...array_map( $item( 'visit' ), $pending ), ...array_map( $item( 'response' ), $found ) ),
			'done' => $this->responses->isLast( max( 1, $page ) ),
		);
	}

	/** @return array{items_removed: int, items_retained: bool, messages: list<string>, done: bool} */
	public function erase( string $address, int $page = 1 ): array {
		$removed  = $page > 1 ? 0 : $this->erasePending( $address );
		$retained = false;
		$ids      = array_map(
			static fn( SingleResponse $single ): int => $single->response->id,
			$this->responses->page( $address, max( 1, $page ) )
		);
		foreach ( array_chunk( $ids, self::AT_ONCE ) as $some ) {
			try {
				$removed += $this->delete->delete( $some );
			} catch ( StorageFailed ) {
				$retained = true;
			}
		}
		return array(
			'items_removed'  => $removed,
			'items_retained' => $retained,
			'messages'       => $retained
				? array(
					__(
						'Some survey responses couldn’t be deleted, because the database didn’t respond. Erase the data again.',
						'userfeedback'
					),
				)
				: array(),
			'done'           => $this->responses->isLast( max( 1, $page ) ),
		);
	}

	/** @return int the number of visits that have no answers now */
	private function erasePending( string $address ): int {
		$pending = $this->responses->pending( $address );
		return $this->visits->deleteAnswers( array_map( static fn( SingleResponse $single ): int => $single->response->id, $pending ) );
	}

	/**
	 * A response as WordPress's personal data export lists it: its answers, and everything known about the respondent.
	 *
	 * @phpstan-type Line array{name: string, value: string}
	 *
	 * @param string $kind for the id: `response`, or `visit` if it is none yet
	 * @return array{group_id: string, group_label: string, group_description: string, item_id: string, data: list<Line>}
	 */
	private static function personalDataItem( string $kind, SingleResponse $single, ?Survey $survey ): array {
		return array(
			'group_id'          => 'userfeedback-responses',
			'group_label'       => __( 'Survey responses', 'userfeedback' ),
			'group_description' => __( 'Responses to this site’s surveys that contain this email address.', 'userfeedback' ),
			'item_id'           => "userfeedback-$kind-{$single->response->id}",
			'data'              => array_values(
				array_filter(
					array( ...self::facts( $single, $survey ), ...self::answers( $single, $survey ) ),
					static fn( array $line ): bool => '' !== $line['value']
				)
			),
		);
	}

	/** @return list<Line> */
	private static function facts( SingleResponse $single, ?Survey $survey ): array {
		return array(
			self::line( __( 'Survey', 'userfeedback' ), $survey->title ?? '' ),
			self::line( __( 'Submitted', 'userfeedback' ), Clock::toApi( Clock::fromStored( $single->response->submittedAt ) ) ),
			self::line( __( 'Page', 'userfeedback' ), $single->response->page->name ),
			self::line( __( 'Page URL', 'userfeedback' ), $single->response->page->url ),
			self::line( __( 'IP address', 'userfeedback' ), $single->visitor->ip ),
			self::line( __( 'Browser', 'userfeedback' ), $single->visitor->browser ),
			self::line( __( 'Operating system', 'userfeedback' ), $single->visitor->os ),
			self::line( __( 'Device', 'userfeedback' ), self::device( $single->visitor->device ) ),
			self::line( __( 'Country', 'userfeedback' ), $single->visitor->country ),
		);
	}

	/** @return list<Line> */
	private static function answers( SingleResponse $single, ?Survey $survey ): array {
		$lines = array();
		foreach ( $single->response->answers as $answer ) {
			$asked    = $survey?->answerableQuestion( $answer->questionId );
			$question = $asked->title ?? __( 'Removed question', 'userfeedback' );
			$lines[]  = self::line( $question, self::text( $answer->labeled( $asked ) ) );
			/* translators: %s: a question of a survey. */
			$lines[] = self::line( sprintf( __( 'Name for "%s"', 'userfeedback' ), $question ), $answer->name );
			/* translators: %s: a question of a survey. */
			$lines[] = self::line( sprintf( __( 'Comment on "%s"', 'userfeedback' ), $question ), $answer->comments );
		}
		return $lines;
	}

	private static function device( string $kind ): string {
		return match ( $kind ) {
			'desktop' => __( 'Desktop', 'userfeedback' ),
			'tablet'  => __( 'Tablet', 'userfeedback' ),
			'mobile'  => __( 'Phone', 'userfeedback' ),
			default   => $kind,
		};
	}

	private static function text( Answer $answer ): string {
		return is_array( $answer->value ) ? implode( ', ', $answer->value ) : (string) $answer->value;
	}

	/** @return Line unescaped: WordPress escapes it for the HTML export, and the file next to it is JSON */
	private static function line( string $name, string $value ): array {
		return array(
			'name'  => $name,
			'value' => $value,
		);
	}
}
