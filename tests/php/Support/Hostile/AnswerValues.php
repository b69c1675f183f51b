<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Hostile;

use UserFeedback\Platform\Schema\Limits;

/** Edge cases of answers to a question of WholeSurvey, and the result of each. */
final class AnswerValues {

	/** @return array<string, array{mixed, int}> value and status, by description. */
	public static function of( string $type ): array {
		return match ( $type ) {
			'text'         => self::typed( Limits::TEXT ),
			'long-text'    => self::typed( Limits::LONG_TEXT ),
			'email'        => self::addresses(),
			'star-rating'  => self::scale( Limits::STARS ),
			'nps'          => self::scale( Limits::NPS ),
			'csat'         => self::scale( Limits::FACES ),
			'ces'          => self::scale( Limits::EFFORT ),
			'number-scale' => self::scale( 8, 0 ),
			'slider'       => array( 'between two steps' => array( 3, 400 ) ) + self::scale( 20, -10 ),
			'ranking'      => self::ranks(),
			'consent'      => self::options( array( 'I agree.' ), 'Yes' ),
			'date'         => self::dates(),
			'number'       => array( 'nothing' => array( '', 201 ) ) + self::scale( 120, -5 ),
			'dropdown'     => self::options( array( 'Berlin', 'Rome' ), 'Hill' ),
			'checkbox'     => self::several(),
			'radio-button' => self::options( array( 'Yes', 'No' ), 'Red' ),
			'image-radio'  => self::options( array( 'Hill', 'Lake' ), 'Sun' ),
			default        => self::options( array( 'Sun', 'Rain' ), 'Hill' ),
		};
	}

	/** @return array<string, array{mixed, int}> */
	private static function typed( int $most ): array {
		return array(
			'as long as may be'                       => array( str_repeat( 'a', $most ), 201 ),
			'too long by one'                         => array( str_repeat( 'a', $most + 1 ), 400 ),
			'as long as may be, emoji'                => array( str_repeat( "\u{1F600}", $most ), 201 ),
			'too long by one, emoji'                  => array( str_repeat( "\u{1F600}", $most + 1 ), 400 ),
			'as long as may be, with space'           => array( '  ' . str_repeat( 'a', $most ) . "\n\u{3000}", 201 ),
			'too long by one line end'                => array( 'a' . str_repeat( "\r\n", $most - 1 ) . 'a', 400 ),
			'line ends that become one'               => array( 'a' . str_repeat( "\r\n", $most - 2 ) . 'a', 201 ),
			'only space'                              => array( " \t\n\u{A0}", 201 ),
			'a long run of space in it'               => array( 'a' . str_repeat( ' ', 16_000 ) . 'b', 400 ),
			'a long run of space after it'            => array( 'a' . str_repeat( "\u{A0}", 3_199 ), 201 ),
			'a longer run of space than is looked at' => array( 'a' . str_repeat( "\u{A0}", 3_200 ), 400 ),
			'nothing'                                 => array( '', 201 ),
			'a zero'                                  => array( '0', 201 ),
		);
	}

	/** @return array<string, array{mixed, int}> */
	private static function addresses(): array {
		$longest = str_repeat( 'a', 64 ) . '@' . str_repeat( 'b', 63 ) . '.' . str_repeat( 'c', 63 ) . '.' . str_repeat( 'd', 57 ) . '.org';
		return array(
			'as long as may be'        => array( $longest, 201 ),
			'too long by one'          => array( str_replace( 'd.org', 'dd.org', $longest ), 400 ),
			'space around'             => array( " someone@example.org\n", 201 ),
			'nothing, and it is asked' => array( '', 400 ),
			'null, and it is asked'    => array( null, 400 ),
			'two of them'              => array( 'a@example.org, b@example.org', 400 ),
			'a header'                 => array( "a@example.org\r\nBcc: b@example.org", 400 ),
			'a name around it'         => array( 'Someone <someone@example.org>', 400 ),
			'a quoted part'            => array( '"<script>"@example.org', 400 ),
			'no dot'                   => array( 'someone@localhost', 400 ),
			'a number for a place'     => array( 'someone@[127.0.0.1]', 400 ),
			'letters of other scripts' => array( "s\u{F6}meone@example.org", 400 ),
			'a statement'              => array( "a'--@example.org", 201 ), // An apostrophe is allowed there, as a plain character.
		);
	}

	/** @return array<string, array{mixed, int}> */
	private static function dates(): array {
		return array(
			'skipped'             => array( null, 201 ),
			'nothing'             => array( '', 201 ),
			'the first'           => array( '2026-01-01', 201 ),
			'the last'            => array( '2026-12-31', 201 ),
			'too early'           => array( '2025-12-31', 400 ),
			'too late'            => array( '2027-01-01', 400 ),
			'February 30'         => array( '2026-02-30', 400 ),
			'no leap day'         => array( '2026-02-29', 400 ),
			'month 13'            => array( '2026-13-01', 400 ),
			'day 0'               => array( '2026-03-00', 400 ),
			'without zeros'       => array( '2026-3-1', 400 ),
			'with a time'         => array( '2026-03-01T00:00', 400 ),
			'a line end after'    => array( "2026-03-01\n", 400 ),
			'digits of a script'  => array( '٢٠٢٦-٠٣-٠١', 400 ),
			'five digits of year' => array( '12026-03-01', 400 ),
			'words'               => array( 'tomorrow', 400 ),
			'a number'            => array( 20260301, 400 ),
			'in a list'           => array( array( '2026-03-01' ), 400 ),
		);
	}

	/** @return array<string, array{mixed, int}> */
	private static function scale( int $most, int $lowest = 1 ): array {
		return array(
			'the lowest'  => array( $lowest, 201 ),
			'the highest' => array( $most, 201 ),
			'below'       => array( $lowest - 1, 400 ),
			'far out'     => array( -11, 400 ),
			'above'       => array( $most + 1, 400 ),
			'far above'   => array( PHP_INT_MAX, 400 ),
			'far below'   => array( PHP_INT_MIN, 400 ),
			'as text'     => array( '2', 400 ),
			'a fraction'  => array( 1.5, 400 ),
			'in a list'   => array( array( '1' ), 400 ),
			'true'        => array( true, 400 ),
			'skipped'     => array( null, 201 ),
		);
	}

	/** @return array<string, array{mixed, int}> of either item, while the other one has a rank. */
	private static function ranks(): array {
		return array(
			'skipped'             => array( null, 400 ),
			'nothing'             => array( '', 400 ),
			'one more than items' => array( 3, 400 ),
			'as many as rows may' => array( Limits::MATRIX_ROWS, 400 ),
			'zero'                => array( 0, 400 ),
			'below'               => array( -1, 400 ),
			'far above'           => array( PHP_INT_MAX, 400 ),
			'as text'             => array( '1', 400 ),
			'a fraction'          => array( 1.5, 400 ),
			'in a list'           => array( array( 1 ), 400 ),
			'true'                => array( true, 400 ),
		);
	}

	/** @return array<string, array{mixed, int}> */
	private static function several(): array {
		return array(
			'all'                 => array( array( 'Red', 'Green' ), 201 ),
			'in another order'    => array( array( 'Green', 'Red' ), 201 ),
			'none'                => array( array(), 201 ),
			'one twice'           => array( array( 'Red', 'Red' ), 400 ),
			'one not there'       => array( array( 'Red', 'Blue' ), 400 ),
			'nothing in it'       => array( array( '' ), 400 ),
			'null in it'          => array( array( null ), 400 ),
			'not a list'          => array( 'Red', 400 ),
			'with keys'           => array( array( 'a' => 'Red' ), 400 ),
			'in small letters'    => array( array( 'red' ), 400 ),
			'space around'        => array( array( ' Red' ), 400 ),
			'a hundred'           => array( array_fill( 0, 100, 'Red' ), 400 ),
			'a hundred and one'   => array( array_fill( 0, 101, 'Red' ), 400 ),
			'of another question' => array( array( 'Yes' ), 400 ),
		);
	}

	/**
	 * @param non-empty-list<string> $labels
	 * @return array<string, array{mixed, int}>
	 */
	private static function options( array $labels, string $ofAnother ): array {
		$found = array(
			'skipped'             => array( null, 201 ),
			'nothing'             => array( '', 201 ),
			'of another question' => array( $ofAnother, 400 ),
			'its place'           => array( 0, 400 ),
			'its place as text'   => array( '0', 400 ),
			'in small letters'    => array( strtolower( $labels[0] ), 400 ),
			'space around'        => array( "$labels[0] ", 400 ),
			'a line end after'    => array( "$labels[0]\n", 400 ),
			'two of them'         => array( $labels, 400 ),
			'letters alike'       => array(
				str_replace( array( 'e', 'i', 'u', 'o' ), array( "\u{435}", "\u{456}", "\u{446}", "\u{43E}" ), $labels[0] ),
				400,
			),
			'a mark on it'        => array( "$labels[0]\u{200B}", 400 ),
			'cut'                 => array( substr( $labels[0], 0, -1 ), 400 ),
		);
		foreach ( $labels as $label ) {
			$found[ "the option $label" ] = array( $label, 201 );
		}
		return $found;
	}
}
