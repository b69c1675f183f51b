<?php
declare(strict_types=1);

namespace UserFeedback\Exports\Sheets;

use DateTimeImmutable;
use UserFeedback\Clock;
use UserFeedback\Questions\Question;
use UserFeedback\Responses\Answer;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\ResponseStatus;
use UserFeedback\Surveys\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One row for each response, with a column for each question. */
final class ResponsesSheet implements Sheet {

	public function __construct( private readonly Survey $survey, private readonly ExportedPages $pages ) {}

	public function name(): string {
		return __( 'Responses', 'userfeedback' );
	}

	public function heading(): array {
		$names = array(
			__( 'Response ID', 'userfeedback' ),
			__( 'Date Submitted', 'userfeedback' ),
			__( 'Status', 'userfeedback' ),
			__( 'Page Submitted', 'userfeedback' ),
			__( 'Page URL', 'userfeedback' ),
			__( 'User IP', 'userfeedback' ),
			__( 'Browser', 'userfeedback' ),
			__( 'OS', 'userfeedback' ),
			__( 'Device', 'userfeedback' ),
			__( 'Country', 'userfeedback' ),
		);
		foreach ( $this->survey->questions as $question ) {
			$names[] = $question->title;
			if ( $question->type->allowsComment() ) {
				/* translators: %s: title of a question. */
				$names[] = sprintf( __( '%s (comment)', 'userfeedback' ), $question->title );
			}
			if ( self::mayBeNamed( $question ) ) {
				/* translators: %s: title of a question. */
				$names[] = sprintf( __( '%s (name)', 'userfeedback' ), $question->title );
			}
		}
		return self::distinct( $names );
	}

	public function page( ?string $after ): RowsPage {
		$page = $this->pages->after( $after );
		return new RowsPage( array_map( $this->row( ... ), $page->responses ), $page->next, count( $page->responses ) );
	}

	/** @return list<string|int|DateTimeImmutable|null> */
	private function row( SingleResponse $single ): array {
		$response = $single->response;
		$row      = array(
			$response->id,
			self::moment( $response->submittedAt ),
			self::statusLabel( $single->status ),
			$response->page->name,
			$response->page->url,
			$single->visitor->ip,
			$single->visitor->browser,
			$single->visitor->os,
			$single->visitor->device,
			$single->visitor->country,
		);
		$given    = array();
		foreach ( $response->answers as $answer ) {
			$given[ $answer->questionId ] = $answer;
		}
		foreach ( $this->survey->questions as $question ) {
			array_push( $row, ...self::cells( $question, $given[ $question->id ] ?? null ) );
		}
		return $row;
	}

	/** @return list<string|int|null> */
	private static function cells( Question $question, ?Answer $answer ): array {
		$value = $answer?->value;
		$cells = array( is_array( $value ) ? implode( ', ', $value ) : $value );
		if ( $question->type->allowsComment() ) {
			$cells[] = $answer?->comments;
		}
		if ( self::mayBeNamed( $question ) ) {
			$cells[] = $answer?->name;
		}
		return $cells;
	}

	/** As a clock at the site shows it. */
	public static function moment( string $stored ): DateTimeImmutable {
		return Clock::fromStored( $stored )->setTimezone( wp_timezone() );
	}

	/** Also where names are asked for no more: some may have been given. */
	private static function mayBeNamed( Question $question ): bool {
		return 'email' === $question->type->value;
	}

	private static function statusLabel( ResponseStatus $status ): string {
		return match ( $status ) {
			ResponseStatus::PUBLISH => __( 'Published', 'userfeedback' ),
			ResponseStatus::TRASH   => __( 'Trash', 'userfeedback' ),
			ResponseStatus::SPAM    => __( 'Spam', 'userfeedback' ),
		};
	}

	/**
	 * @param list<string> $names
	 * @return list<string> with a number behind those that stand there already.
	 */
	private static function distinct( array $names ): array {
		$taken = array();
		foreach ( $names as $name ) {
			$free = $name;
			for ( $number = 2; in_array( $free, $taken, true ); ++$number ) {
				$free = "$name ($number)";
			}
			$taken[] = $free;
		}
		return $taken;
	}
}
