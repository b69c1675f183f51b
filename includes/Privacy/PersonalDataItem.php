<?php
declare(strict_types=1);

namespace UserFeedback\Privacy;

use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Reading\SingleResponse;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Surveys\Storage\Survey;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * A response as WordPress's personal data export lists it: its answers, and everything known about the respondent.
 *
 * @phpstan-type Line array{name: string, value: string}
 */
final class PersonalDataItem {

	/** @return array{group_id: string, group_label: string, group_description: string, item_id: string, data: list<Line>} */
	public static function of( SingleResponse $single, ?Survey $survey ): array {
		return array(
			'group_id'          => 'userfeedback-responses',
			'group_label'       => __( 'Survey responses', 'userfeedback' ),
			'group_description' => __( 'Responses to this site’s surveys that contain this email address.', 'userfeedback' ),
			'item_id'           => "userfeedback-response-{$single->response->id}",
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
			$question = $survey?->question( $answer->questionId )->title ?? __( 'Removed question', 'userfeedback' );
			$lines[]  = self::line( $question, self::text( $answer ) );
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
