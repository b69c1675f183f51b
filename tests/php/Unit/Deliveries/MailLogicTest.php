<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Deliveries;

use DateTimeImmutable;
use PHPUnit\Framework\TestCase;
use UserFeedback\Deliveries\Channels\DeliveryTarget;
use UserFeedback\Deliveries\Email\ComposeResponseMail;
use UserFeedback\Deliveries\Email\EmailChannel;
use UserFeedback\Licensing\Keys\CurrentLicensedEdition;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Platform\Clock;
use UserFeedback\Responses\Storage\Answer;
use UserFeedback\Responses\Storage\StoredResponse;
use UserFeedback\Responses\Storage\SubmittedPage;
use UserFeedback\Settings\Mail\MailTheme;
use UserFeedback\Settings\Mail\SendMail;
use UserFeedback\Surveys\Questions\Condition;
use UserFeedback\Surveys\Questions\ConditionalLogic;
use UserFeedback\Surveys\Questions\Question;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\Notifications;
use UserFeedback\Surveys\Settings\SurveySettings;
use UserFeedback\Surveys\Settings\ThankYou;
use UserFeedback\Surveys\Storage\Survey;
use UserFeedback\Surveys\Storage\SurveyStatus;

/** Recipients of a response by email, by its answers. */
final class MailLogicTest extends TestCase {

	private const ONE = '00000000-0000-4000-8000-000000000001';
	private const TWO = '00000000-0000-4000-8000-000000000002';

	/**
	 * @dataProvider comparisons
	 * @param string|int|list<string>      $wanted
	 * @param string|int|list<string>|null $given
	 */
	public function test_evaluates_conditions_as_in_the_shared_fixture(
		string $compare,
		string|int|array $wanted,
		string|int|array|null $given,
		bool $holds
	): void {
		$logic = new ConditionalLogic( true, 'send', array( new Condition( self::ONE, $compare, $wanted ) ) );
		self::assertSame( $holds ? array( 'ann@example.org' ) : array(), self::told( $logic, array( self::ONE => $given ) ) );
	}

	public function test_all_conditions_must_match_and_an_unanswered_question_matches_none(): void {
		$logic = new ConditionalLogic(
			true,
			'send',
			array( new Condition( self::ONE, '=', 'Yes' ), new Condition( self::TWO, '!=', 'No' ) )
		);
		self::assertSame( array( 'ann@example.org' ), self::told( $logic, array( self::ONE => 'Yes', self::TWO => 'Yes' ) ) );
		self::assertSame( array(), self::told( $logic, array( self::ONE => 'Yes', self::TWO => 'No' ) ) );
		self::assertSame( array(), self::told( $logic, array( self::ONE => 'No', self::TWO => 'Yes' ) ) );
		self::assertSame( array(), self::told( $logic, array( self::ONE => 'Yes' ) ) );
	}

	public function test_logic_that_is_off_or_not_in_the_plan_does_not_stop_notifications(): void {
		$conditions = array( new Condition( self::ONE, '=', 'Yes' ) );
		$answers    = array( self::ONE => 'No' );
		self::assertSame( array(), self::told( new ConditionalLogic( true, 'send', $conditions ), $answers ) );
		self::assertSame( array( 'ann@example.org' ), self::told( new ConditionalLogic( false, 'send', $conditions ), $answers ) );
		self::assertSame( array( 'ann@example.org' ), self::told( new ConditionalLogic( true, 'send' ), $answers ) );
		self::assertSame(
			array( 'ann@example.org' ),
			self::told( new ConditionalLogic( true, 'send', $conditions ), $answers, Plan::PLUS )
		);
	}

	public function test_an_expired_license_keeps_applying_the_conditions(): void {
		$logic = new ConditionalLogic( true, 'send', array( new Condition( self::ONE, '=', 'Yes' ) ) );
		self::assertSame( array(), self::told( $logic, array( self::ONE => 'No' ), Plan::LITE, Plan::PRO ) );
	}

	public function test_notifies_each_valid_and_short_enough_address_once(): void {
		$long = str_repeat( 'a', 60 ) . '@' . str_repeat( str_repeat( 'b', 60 ) . '.', 2 ) . 'org';
		self::assertSame( 186, strlen( $long ) );
		$told    = new Notifications(
			addresses: "Ann@Example.org, ann@example.org ,no address, \"a b\"@example.org,x@localhost,bob@example.org\r\nBcc: c@example.org,$long," . "aaaaaa$long"
		);
		$channel = self::channel( Plan::ELITE, Plan::ELITE );
		$survey  = self::survey( $told );
		$targets = array_column( $channel->targetsFor( $survey, self::response( array() ) ), 'target' );

		self::assertSame( array( 'ann@example.org', 'bob@example.org', 'c@example.org', $long ), $targets );
		self::assertSame( 'Ann@Example.org', $channel->label( $survey, 'ann@example.org' ) );
		self::assertSame( '', $channel->label( $survey, 'x@localhost' ) );
		$off = self::survey( new Notifications( false, 'ann@example.org' ) );
		self::assertSame( array(), $channel->targetsFor( $off, self::response( array() ) ) );
	}

	/** @return iterable<string, array{string, string|int|list<string>, string|int|list<string>|null, bool}> */
	public static function comparisons(): iterable {
		$json = (string) file_get_contents( dirname( __DIR__, 3 ) . '/fixtures/comparison.json' );
		/** @var list<array{name: string, compare: string, wanted: string|int|list<string>, given: string|int|list<string>|null, holds: bool}> $cases */
		$cases = json_decode( $json, true, 512, JSON_THROW_ON_ERROR );
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case['compare'], $case['wanted'], $case['given'], $case['holds'] );
		}
	}

	/**
	 * @param array<string, string|int|list<string>|null> $answers
	 * @return list<string>
	 */
	private static function told( ConditionalLogic $logic, array $answers, Plan $plan = Plan::ELITE, ?Plan $lasting = null ): array {
		$survey = self::survey( new Notifications( true, 'ann@example.org', $logic ) );
		return array_map(
			static fn( DeliveryTarget $wanted ): string => $wanted->target,
			self::channel( $plan, $lasting ?? $plan )->targetsFor( $survey, self::response( $answers ) )
		);
	}

	private static function channel( Plan $plan, Plan $lasting ): EmailChannel {
		$edition = new CurrentLicensedEdition( static fn(): Plan => $plan, static fn(): array => array(), static fn(): Plan => $lasting );
		$look    = static fn(): MailTheme => new MailTheme( false, '' );
		return new EmailChannel( new Clock(), $edition, new ComposeResponseMail(), new SendMail(), $look );
	}

	private static function survey( Notifications $told ): Survey {
		$questions = array_map(
			static fn( string $id ): Question => new Question( $id, QuestionTypes::get( 'checkbox' ), 'Which?' ),
			array( self::ONE, self::TWO )
		);
		$settings  = SurveySettings::defaults( new ThankYou( 'Bye' ) );
		$made      = new DateTimeImmutable( '2026-01-01' );
		return new Survey( 1, 'One', SurveyStatus::PUBLISH, 'survey', $questions, $settings, 1, $made, null, $told );
	}

	/** @param array<string, string|int|list<string>|null> $answers */
	private static function response( array $answers ): StoredResponse {
		$given = array();
		foreach ( $answers as $id => $value ) {
			$given[] = new Answer( $id, QuestionTypes::get( 'checkbox' ), $value );
		}
		return new StoredResponse( 7, 1, '2026-01-02', '2026-01-02 10:00:00', $given, SubmittedPage::of( 0, '', '' ) );
	}
}
