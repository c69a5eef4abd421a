/** Gives attributes of HTML without a value, in lower case as HTML has them, an empty one in MDX: React drops `autoplay`, not `autoplay=""`. */
import { defineMdastPlugin, type MdxJsxFlowElement, type MdxJsxTextElement } from 'satteri';

/** Those whose name in React has upper case. */
export const LOWER_CASE_FLAG =
  /\s(?:allowfullscreen|auto(?:focus|play)|contenteditable|disable(?:pictureinpicture|remoteplayback)|itemscope|nomodule|(?:form)?novalidate|playsinline|readonly)(?=[\s/>])/;

function addValues<N extends MdxJsxFlowElement | MdxJsxTextElement>(node: Readonly<N>): N | undefined {
  if (!/^[a-z][^.]*$/.test(node.name ?? '')) return undefined;
  const attributes = node.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute' && !attribute.value && LOWER_CASE_FLAG.test(` ${attribute.name} `)
      ? { ...attribute, value: '' }
      : attribute,
  );
  return { ...node, attributes };
}

export const lowerCaseFlags = defineMdastPlugin({
  name: 'quire-lower-case-flags',
  mdxJsxFlowElement: addValues,
  mdxJsxTextElement: addValues,
});
