<?php
declare(strict_types=1);

namespace UserFeedback\Results\Sharing;

defined( 'ABSPATH' ) || defined( 'USERFEEDBACK_COLLECTOR' ) || exit;

/**
 * Renders SharedResultsMapper's result as HTML without scripts or style attributes, which a strict Content-Security-Policy refuses.
 *
 * Visitors' text is escaped by esc_textarea(): esc_html() leaves a typed `&lt;` unchanged, and it would display as `<`.
 */
final class SharedResultsHtml {

	/** @param array<string, mixed> $shared */
	public static function html( array $shared, string $heading = 'h2' ): string {
		/** @var array{responses: int, days: int, read_at: int, questions: list<array<string, mixed>>} $shared */
		$questions = array_map( static fn( array $question ): string => self::question( $question, $heading ), $shared['questions'] );
		return sprintf(
			'<div class="uf-shared"><p class="uf-shared__facts">%s</p>%s</div>',
			esc_html( self::facts( $shared['responses'], $shared['days'], $shared['read_at'] ) ),
			implode( '', $questions )
		);
	}

	private static function facts( int $responses, int $days, int $readAt ): string {
		/* translators: %s: number of responses */
		$facts = array( sprintf( _n( '%s response', '%s responses', $responses, 'userfeedback' ), number_format_i18n( $responses ) ) );
		if ( 0 === $days ) {
			$facts[] = __( 'All time', 'userfeedback' );
		} else {
			/* translators: %s: number of days */
			$facts[] = sprintf( _n( 'Last %s day', 'Last %s days', $days, 'userfeedback' ), number_format_i18n( $days ) );
		}
		/* translators: %s: date and time */
		$facts[] = sprintf( __( 'As of %s', 'userfeedback' ), self::moment( $readAt ) );
		return implode( ' · ', $facts );
	}

	private static function moment( int $at ): string {
		return (string) wp_date( sprintf( '%s %s', self::format( 'date_format', 'Y-m-d' ), self::format( 'time_format', 'H:i' ) ), $at );
	}

	private static function format( string $option, string $else ): string {
		$format = get_option( $option );
		return is_string( $format ) && '' !== $format ? $format : $else;
	}

	/** @param array<string, mixed> $question of SharedResultsMapper. */
	private static function question( array $question, string $heading ): string {
		/**
		 * @var array{
		 *     title: string,
		 *     answered: int,
		 *     skipped: int,
		 *     is_typed: bool,
		 *     nps: int|null,
		 *     average: int|float|null,
		 *     options: list<array{string, int, int}>,
		 *     texts: list<array{string, string}>,
		 *     ranking?: array{of: int, items: list<array{string, int|float|null, int}>},
		 * } $question
		 */
		[ 'answered' => $answered, 'skipped' => $skipped ] = $question;
		$counts = array(
			/* translators: %s: number of visitors who answered a question */
			sprintf( _n( '%s answered', '%s answered', $answered, 'userfeedback' ), number_format_i18n( $answered ) ),
			/* translators: %s: number of visitors who skipped a question */
			sprintf( _n( '%s skipped', '%s skipped', $skipped, 'userfeedback' ), number_format_i18n( $skipped ) ),
		);
		if ( null !== $question['nps'] ) {
			/* translators: %s: a Net Promoter Score, -100 to 100 */
			$counts[] = sprintf( __( 'NPS %s', 'userfeedback' ), number_format_i18n( $question['nps'] ) );
		}
		if ( isset( $question['average'] ) ) {
			/* translators: %s: average number of stars, as in "4.2" */
			$counts[] = sprintf( __( 'Average %s', 'userfeedback' ), number_format_i18n( $question['average'], 1 ) );
		}
		return sprintf(
			'<section class="uf-shared__question"><%1$s class="uf-shared__title">%2$s</%1$s><p class="uf-shared__facts">%3$s</p>%4$s%5$s</section>',
			$heading,
			esc_textarea( $question['title'] ),
			esc_html( implode( ' · ', $counts ) ),
			match ( true ) {
				isset( $question['ranking'] ) => self::ranking( $question['ranking']['items'], $question['ranking']['of'] ),
				$question['is_typed']         => '',
				default                       => self::options( $question['options'] ),
			},
			$question['is_typed'] ? self::texts( $question['texts'], $answered ) : self::comments( $question['texts'], $heading )
		);
	}

	/** @param list<array{string, int, int}> $options value, count, and tenths of a percent */
	private static function options( array $options ): string {
		$rows   = array();
		$shares = self::percents( array_column( $options, 2 ) );
		foreach ( $options as $index => [ $value, $count, $tenths ] ) {
			$rows[] = array( $value, $tenths / 10, array( number_format_i18n( $count ), $shares[ $index ] ) );
		}
		return self::table(
			array( __( 'Answer', 'userfeedback' ), __( 'Count', 'userfeedback' ), __( 'Percentage', 'userfeedback' ) ),
			$rows
		);
	}

	/** @param list<array{string, int|float|null, int}> $items label, average rank, and tenths of a percent that rank it first */
	private static function ranking( array $items, int $of ): string {
		$rows   = array();
		$shares = self::percents( array_column( $items, 2 ) );
		foreach ( $items as $index => [ $label, $average ] ) {
			$rank = '–';
			if ( null !== $average ) {
				/* translators: 1: average rank of an item, such as 1.8. 2: number of items. */
				$rank = sprintf( __( '%1$s of %2$s', 'userfeedback' ), number_format_i18n( $average, 1 ), number_format_i18n( $of ) );
			}
			$width  = null === $average ? 0 : max( 0, 100 * ( $of + 1 - $average ) / $of );
			$rows[] = array( $label, $width, array( $rank, null === $average ? '–' : $shares[ $index ] ) );
		}
		$heads = array( __( 'Item', 'userfeedback' ), __( 'Average rank', 'userfeedback' ), __( 'Ranked first', 'userfeedback' ) );
		return self::table( $heads, $rows ) . sprintf(
			'<p class="uf-shared__note">%s</p>',
			esc_html__( 'A longer bar is a better average rank.', 'userfeedback' )
		);
	}

	/**
	 * @param list<int> $shares tenths of a percent.
	 * @return list<string> with the same number of decimals
	 */
	private static function percents( array $shares ): array {
		$rest     = array_filter( $shares, static fn( int $tenths ): bool => 0 !== $tenths % 10 );
		$decimals = array() === $rest ? 0 : 1;
		return array_map(
			/* translators: %s: a number, as in "12.5%" */
			static fn( int $tenths ): string => sprintf( __( '%s%%', 'userfeedback' ), number_format_i18n( $tenths / 10, $decimals ) ),
			$shares
		);
	}

	/**
	 * @param array{string, string, string}                                  $heads
	 * @param list<array{string, int|float, array{string, string}}> $rows  label, length of its bar in percent, and figures
	 */
	private static function table( array $heads, array $rows ): string {
		$body = '';
		foreach ( $rows as [ $label, $percent, $figures ] ) {
			$body .= sprintf(
				'<tr><th scope="row">%1$s<svg class="uf-shared__bar" aria-hidden="true"><rect width="%2$s%%" height="100%%"/></svg></th><td>%3$s</td><td>%4$s</td></tr>',
				esc_textarea( $label ),
				number_format( $percent, 1, '.', '' ),
				...array_map( 'esc_html', $figures )
			);
		}
		return vsprintf(
			'<table><thead><tr><th scope="col">%s</th><th scope="col">%s</th><th scope="col">%s</th></tr></thead><tbody>%s</tbody></table>',
			array( ...array_map( 'esc_html', $heads ), $body )
		);
	}

	/** @param list<array{string, string}> $texts for a question with a table above them */
	private static function comments( array $texts, string $heading ): string {
		return array() === $texts ? '' : sprintf(
			'<%1$s class="uf-shared__comments">%2$s</%1$s>%3$s',
			'h2' === $heading ? 'h3' : 'h4',
			esc_html__( 'Comments', 'userfeedback' ),
			self::texts( $texts, 0 )
		);
	}

	/** @param list<array{string, string}> $texts texts with their days, newest first */
	private static function texts( array $texts, int $of ): string {
		if ( array() === $texts ) {
			return '';
		}
		$items = '';
		foreach ( $texts as [ $text, $day ] ) {
			$items .= sprintf(
				'<li><p>%s</p><time datetime="%s">%s</time></li>',
				esc_textarea( $text ),
				esc_attr( $day ),
				esc_html( date_i18n( self::format( 'date_format', 'Y-m-d' ), (int) strtotime( "$day 12:00 UTC" ) ) )
			);
		}
		/* translators: 1: number of shown answers. 2: number of all answers. */
		$note = __( 'Newest %1$s of %2$s', 'userfeedback' );
		return sprintf( '<ul class="uf-shared__texts">%s</ul>', $items ) . ( $of > count( $texts )
			? sprintf(
				'<p class="uf-shared__note">%s</p>',
				esc_html( sprintf( $note, number_format_i18n( count( $texts ) ), number_format_i18n( $of ) ) )
			)
			: '' );
	}
}
