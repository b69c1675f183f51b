<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Support\Made;

use Closure;
use UserFeedback\Surveys\Storage\Survey;

/** The surveys of a site under attack: an open one with every type of question, and others next to it. */
final class PublicSurveys {

	/** A valid answer to each question of WholeSurvey, in order, so that none of them is hidden. */
	private const GOOD = array(
		WholeSurvey::RADIO    => 'Yes',
		WholeSurvey::CHECKBOX => array( 'Red' ),
		WholeSurvey::IMAGES   => 'Hill',
		WholeSurvey::ICONS    => 'Sun',
		WholeSurvey::EMAIL    => 'someone@example.org',
		WholeSurvey::LINE     => 'Fine',
		WholeSurvey::TEXT     => "Fine,\nthanks",
		WholeSurvey::STARS    => 3,
		WholeSurvey::SCORE    => 9,
		WholeSurvey::FACES    => 4,
		WholeSurvey::EFFORT   => 6,
		WholeSurvey::NUMBERS  => 5,
		WholeSurvey::LIST     => 'Rome',
		WholeSurvey::SLIDER   => -4,
		WholeSurvey::NUMBER   => 42,
		WholeSurvey::DATE     => '2026-02-28',
		WholeSurvey::CONSENT  => 'I agree.',
		WholeSurvey::FOOD     => 1,
		WholeSurvey::ROOM     => 2,
		WholeSurvey::SPEED    => 'Yes',
		WholeSurvey::PRICE    => 'No',
	);

	/**
	 * @param array<string, Survey> $closed by the reason.
	 * @param array<int, string>    $tokens of a new page, by survey.
	 */
	private function __construct(
		public readonly Survey $open,
		public readonly Survey $other,
		public readonly array $closed,
		public readonly array $tokens
	) {}

	/**
	 * @param Closure(array<string, mixed>): Survey $make     as SiteTestCase::aSurvey().
	 * @param Closure(Survey): string               $tokenOf
	 */
	public static function made( Closure $make, Closure $tokenOf ): self {
		$open   = $make( array( 'questions' => WholeSurvey::questions() ) );
		$other  = $make( array() );
		$closed = array(
			'a draft'       => $make( array( 'status' => 'draft' ) ),
			'in the trash'  => $make( array( 'status' => 'trash' ) ),
			'for next year' => $make( array( 'publish_at' => '2099-01-01T00:00:00+00:00' ) ),
		);
		$tokens = array();
		foreach ( array( $open, $other, ...array_values( $closed ) ) as $survey ) {
			$tokens[ $survey->id ] = $tokenOf( $survey );
		}
		return new self( $open, $other, $closed, $tokens );
	}

	/** @return non-empty-list<int> */
	public function ids(): array {
		return array(
			$this->open->id,
			$this->other->id,
			...array_map( static fn( Survey $survey ): int => $survey->id, array_values( $this->closed ) ),
		);
	}

	/** @return list<array<string, mixed>> one for each question, in order. */
	public static function answers(): array {
		return array_map(
			static fn( string $id, mixed $value ): array => self::answer( $id, $value ),
			array_keys( self::GOOD ),
			array_values( self::GOOD )
		);
	}

	/**
	 * Returns a body that is accepted once.
	 *
	 * @param array<string, mixed> $changes
	 * @return array<string, mixed>
	 */
	public function body( array $changes = array() ): array {
		return $changes + array(
			'answers'        => self::answers(),
			'page_submitted' => array(
				'id'   => 2,
				'name' => 'Prices',
				'url'  => 'https://example.org/prices/',
			),
			'nonce'          => $this->tokens[ $this->open->id ],
			'token'          => wp_generate_uuid4(),
			'website'        => '',
			'elapsed'        => 9000,
		);
	}

	/**
	 * Returns the same with this question's answer first, and with another value if given.
	 *
	 * @param array<string, string> $extra
	 * @return array<string, mixed>
	 */
	public function answering( string $questionId, mixed $value = self::GOOD, array $extra = array() ): array {
		$first  = self::answer( $questionId, self::GOOD === $value ? self::GOOD[ $questionId ] : $value, $extra );
		$others = array_diff_key( self::GOOD, array( $questionId => true ) );
		return $this->body(
			array(
				'answers' => array(
					$first,
					...array_map(
						static fn( string $id, mixed $good ): array => self::answer( $id, $good ),
						array_keys( $others ),
						$others
					),
				),
			)
		);
	}

	/**
	 * @param array<string, string> $extra
	 * @return array<string, mixed>
	 */
	private static function answer( string $id, mixed $value, array $extra = array() ): array {
		return array(
			'question_id' => $id,
			'value'       => $value,
		) + ( array() === $extra ? array() : array( 'extra' => $extra ) );
	}
}
