<?php
declare(strict_types=1);

namespace UserFeedback\Results\Exports\Sheets;

use DateTimeImmutable;
use Locale;
use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\ResponseStatus;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/** One row for each response, with the columns of each question. */
final class ResponsesExportTable implements ExportTable {

	/** @param array<string, QuestionColumns> $questions by the id of the question. */
	public function __construct( private readonly array $questions, private readonly ResponsePages $pages ) {}

	public function name(): string {
		return __( 'Responses', 'userfeedback' );
	}

	public function heading(): array {
		$names = array(
			__( 'Response ID', 'userfeedback' ),
			__( 'Date Submitted', 'userfeedback' ),
			__( 'UTC offset', 'userfeedback' ),
			__( 'Counted on (day)', 'userfeedback' ),
			__( 'Status', 'userfeedback' ),
			__( 'Page Submitted', 'userfeedback' ),
			__( 'Page URL', 'userfeedback' ),
			__( 'User IP', 'userfeedback' ),
			__( 'Browser', 'userfeedback' ),
			__( 'OS', 'userfeedback' ),
			__( 'Device', 'userfeedback' ),
			__( 'Country', 'userfeedback' ),
			__( 'Language', 'userfeedback' ),
			__( 'Seconds to finish', 'userfeedback' ),
		);
		foreach ( $this->questions as $columns ) {
			array_push( $names, ...$columns->names() );
		}
		return self::distinct( $names );
	}

	public function page( ?string $after ): ExportTablePage {
		$page = $this->pages->after( $after );
		return new ExportTablePage( array_map( $this->row( ... ), $page->responses ), $page->next, count( $page->responses ) );
	}

	/** @return list<string|int|DateTimeImmutable|null> */
	private function row( SingleResponse $single ): array {
		$response = $single->response;
		$moment   = self::moment( $response->submittedAt );
		$row      = array(
			$response->id,
			$moment,
			self::offset( $moment ),
			$response->day,
			self::statusLabel( $single->status ),
			$response->page->name,
			$response->page->url,
			$single->visitor->ip,
			$single->visitor->browser,
			$single->visitor->os,
			self::deviceLabel( $single->visitor->device ),
			self::named( "-{$single->visitor->country}", $single->visitor->country ),
			self::named( $single->language, $single->language ),
			$single->seconds,
		);
		$given    = array();
		foreach ( $response->answers as $answer ) {
			$given[ $answer->questionId ] = $answer;
		}
		foreach ( $this->questions as $id => $columns ) {
			array_push( $row, ...$columns->cells( $given[ $id ] ?? null ) );
		}
		return $row;
	}

	/** Returns the site's local time. */
	public static function moment( string $stored ): DateTimeImmutable {
		return Clock::fromStored( $stored )->setTimezone( wp_timezone() );
	}

	/** When clocks go back, two times look the same without it. A colon keeps spreadsheets from reading it as a number. */
	public static function offset( DateTimeImmutable $moment ): string {
		return 'UTC' . $moment->format( 'P' );
	}

	private static function statusLabel( ResponseStatus $status ): string {
		return match ( $status ) {
			ResponseStatus::PUBLISH    => __( 'Published', 'userfeedback' ),
			ResponseStatus::TRASH      => __( 'Trash', 'userfeedback' ),
			ResponseStatus::SPAM       => __( 'Spam', 'userfeedback' ),
			ResponseStatus::OVER_LIMIT => __( 'Over limit', 'userfeedback' ),
			ResponseStatus::PARTIAL    => __( 'Unfinished', 'userfeedback' ),
		};
	}

	/** Returns the label on screens. */
	private static function deviceLabel( string $device ): string {
		return match ( $device ) {
			'mobile'  => __( 'Phone', 'userfeedback' ),
			'tablet'  => __( 'Tablet', 'userfeedback' ),
			'desktop' => __( 'Desktop', 'userfeedback' ),
			default   => $device,
		};
	}

	/** Returns the name of a country ("-DE") or a language as on the screens; the code if PHP lacks the intl extension. */
	private static function named( string $locale, string $code ): string {
		if ( '' === $code || ! class_exists( Locale::class ) ) {
			return $code;
		}
		$in   = get_user_locale();
		$name = '-' === $locale[0] ? Locale::getDisplayRegion( $locale, $in ) : Locale::getDisplayName( $locale, $in );
		return is_string( $name ) && '' !== $name ? $name : $code;
	}

	/**
	 * @param list<string> $names
	 * @return list<string> with a number added to duplicates.
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
