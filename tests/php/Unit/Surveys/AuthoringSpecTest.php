<?php
declare(strict_types=1);

namespace UserFeedback\Tests\Unit\Surveys;

use PHPUnit\Framework\TestCase;
use UserFeedback\Licensing\Plans\Addon;
use UserFeedback\Licensing\Plans\FeatureRequirement;
use UserFeedback\Licensing\Plans\Plan;
use UserFeedback\Licensing\Plans\PlanFeature;
use UserFeedback\Platform\Schema\Limits;
use UserFeedback\Platform\Schema\Shape;
use UserFeedback\Settings\Theme\ThemingShape;
use UserFeedback\Surveys\Questions\Types\Base\QuestionType;
use UserFeedback\Surveys\Questions\Types\QuestionTypes;
use UserFeedback\Surveys\Settings\BehaviorShape;
use UserFeedback\Surveys\Settings\NotificationsShape;
use UserFeedback\Surveys\Settings\TargetingShape;
use UserFeedback\Surveys\Settings\ThankYouShape;
use UserFeedback\Surveys\Storage\SurveyStatus;
use UserFeedback\Surveys\SurveyShape;

/** The constants of spec 1, each by its line: the contract and the table of editions match the specification. */
final class AuthoringSpecTest extends TestCase {

	/** @dataProvider constants */
	public function test_a_constant_matches_its_line_in_the_specification( mixed $specified, mixed $ours ): void {
		self::assertEqualsCanonicalizing( $specified, $ours );
	}

	/** @return iterable<string, array{mixed, mixed}> */
	public static function constants(): iterable {
		$types = array( 'checkbox', 'radio-button', 'image-radio', 'icon-choice', 'email', 'text', 'long-text', 'star-rating', 'nps' );
		yield 'spec 1 line 81: statuses' => array( array( 'draft', 'publish', 'trash' ), self::values( SurveyStatus::cases() ) );
		yield 'spec 1 line 89: thank-yous' => array( array( 'message', 'redirect', 'conditional_redirect' ), ThankYouShape::TYPES );
		yield 'spec 1 line 95: types' => array( $types, array_filter( QuestionTypes::names(), QuestionTypes::isBasic( ... ) ) );
		yield 'spec 1 line 107: add-ons' => array(
			array(
				'behavior',
				'branding',
				'targeting',
				'templates',
				'question-types',
				'heatmaps',
				'geo-restrictions',
				'post-ratings',
				'google-drive',
				'webhooks',
			),
			self::values( Addon::cases() ),
		);
		yield 'spec 1 line 126: timings' => array( array( 'immediate', 'delay', 'before_abandon', 'half_page' ), BehaviorShape::TIMINGS );
		yield 'spec 1 line 126: lengths' => array( array( 'until_response', 'once', 'repeatedly' ), BehaviorShape::DISPLAY_LENGTHS );
		yield 'spec 1 line 137, 206: options' => array( 5, Limits::OPTIONS );
		yield 'spec 1 line 144, 207: stars and scores' => array( array( 5, 10 ), array( Limits::STARS, Limits::NPS ) );
		yield 'spec 1 line 213: methods' => array( array( 'GET', 'POST', 'PUT', 'PATCH', 'DELETE' ), NotificationsShape::METHODS );
		yield 'spec 1 line 213: formats' => array( array( 'JSON', 'XML', 'FORM' ), NotificationsShape::FORMATS );
		yield 'spec 1 line 216: positions' => array(
			array( 'bottom_left', 'bottom_right', 'middle_left', 'middle_right' ),
			ThemingShape::POSITIONS,
		);
	}

	/**
	 * @param array<string, mixed> $specified keywords of the field's schema
	 *
	 * @dataProvider fields
	 */
	public function test_a_field_matches_its_line_in_the_specification( array $specified, Shape $shape, string $path ): void {
		foreach ( explode( '.', $path ) as $name ) {
			$shape = $shape->properties()[ $name ];
		}
		$ours = $shape->toJsonSchema();
		self::assertSame( $specified, array_intersect_key( array_replace( $specified, $ours ), $specified ) );
	}

	/** @return iterable<string, array{array<string, mixed>, Shape, string}> */
	public static function fields(): iterable {
		$list     = SurveyShape::listQuery();
		$behavior = BehaviorShape::shape();
		yield 'spec 1 line 170, 205: page' => array( array( 'default' => 1 ), $list, 'page' );
		yield 'spec 1 line 170, 205: order by' => array( array( 'default' => 'id' ), $list, 'orderby' );
		yield 'spec 1 line 170, 205: order' => array( array( 'default' => 'desc' ), $list, 'order' );
		yield 'spec 1 line 205, 217: a page of the list' => array( array( 'default' => 10 ), $list, 'per_page' );
		yield 'spec 1 line 142, 211: delay' => array(
			array( 'minimum' => 0, 'maximum' => 60, 'default' => 20 ),
			$behavior,
			'timing_delay',
		);
		yield 'spec 1 line 142, 211: months' => array( array( 'minimum' => 1, 'maximum' => 12 ), $behavior, 'expire_at.month' );
		yield 'spec 1 line 142, 211: days' => array( array( 'minimum' => 1, 'maximum' => 31 ), $behavior, 'expire_at.day' );
		yield 'spec 1 line 126: run time' => array(
			array( 'enum' => array( 'indefinitely', 'expire' ), 'default' => 'indefinitely' ),
			$behavior,
			'run_time',
		);
		yield 'spec 1 line 85: pages' => array( array( 'default' => 'all' ), TargetingShape::pages(), 'pages' );
	}

	/** @dataProvider types */
	public function test_a_type_matches_lines_137_138_143_144_of_the_specification(
		QuestionType $type,
		int $leastOptions,
		bool $isSubject,
		bool $hasComment,
		int $scale
	): void {
		self::assertSame(
			array( $leastOptions, $isSubject, $hasComment, $scale ),
			array( $type->minOptions(), $type->isLogicSubject(), $type->allowsComment(), $type->scale() )
		);
	}

	/** @return iterable<string, array{QuestionType, int, bool, bool, int}> */
	public static function types(): iterable {
		yield 'checkbox' => array( QuestionTypes::get( 'checkbox' ), 1, true, true, 0 );
		yield 'radio-button' => array( QuestionTypes::get( 'radio-button' ), 2, true, true, 0 );
		yield 'image-radio' => array( QuestionTypes::get( 'image-radio' ), 2, false, true, 0 );
		yield 'icon-choice' => array( QuestionTypes::get( 'icon-choice' ), 2, false, true, 0 );
		yield 'text' => array( QuestionTypes::get( 'text' ), 0, false, false, 0 );
		yield 'long-text' => array( QuestionTypes::get( 'long-text' ), 0, false, false, 0 );
		yield 'email' => array( QuestionTypes::get( 'email' ), 0, false, false, 0 );
		yield 'star-rating' => array( QuestionTypes::get( 'star-rating' ), 0, true, true, 5 );
		yield 'nps' => array( QuestionTypes::get( 'nps' ), 0, true, true, 10 );
	}

	/** @dataProvider gates */
	public function test_a_feature_needs_the_plan_and_add_on_that_its_line_states( PlanFeature $feature, ?Addon $addon, Plan $plan ): void {
		$need = FeatureRequirement::of( $feature );
		self::assertSame( array( $addon, $plan ), array( $need->addon, $need->plan ) );
	}

	/** @return iterable<string, array{PlanFeature, Addon|null, Plan}> */
	public static function gates(): iterable {
		yield 'spec 1 line 153: question types' => array( PlanFeature::EXTRA_QUESTION_TYPES, Addon::QUESTION_TYPES, Plan::PLUS );
		yield 'spec 1 line 154: redirects' => array( PlanFeature::REDIRECTS, Addon::BEHAVIOR, Plan::PRO );
		yield 'spec 1 line 155: email logic' => array( PlanFeature::EMAIL_LOGIC, null, Plan::PRO );
		yield 'spec 1 line 156: webhooks' => array( PlanFeature::WEBHOOKS, Addon::WEBHOOKS, Plan::PRO );
		yield 'spec 1 line 156: cloud drive' => array( PlanFeature::GOOGLE_DRIVE, Addon::GOOGLE_DRIVE, Plan::PRO );
		yield 'spec 1 line 157: templates' => array( PlanFeature::TEMPLATES, Addon::TEMPLATES, Plan::PLUS );
		yield 'spec 1 line 158: page targeting' => array( PlanFeature::PAGE_TARGETING, Addon::TARGETING, Plan::PLUS );
		yield 'spec 1 line 159: behavior' => array( PlanFeature::BEHAVIOR, Addon::BEHAVIOR, Plan::PRO );
		yield 'spec 1 line 160: scheduling' => array( PlanFeature::SCHEDULING, Addon::BEHAVIOR, Plan::PRO );
		yield 'spec 1 line 161: question options' => array( PlanFeature::QUESTION_OPTIONS, Addon::QUESTION_TYPES, Plan::PLUS );
	}

	/**
	 * @param list<\BackedEnum> $cases
	 * @return list<int|string>
	 */
	private static function values( array $cases ): array {
		return array_map( static fn( \BackedEnum $one ): int|string => $one->value, $cases );
	}
}
