import {checkYaml, type Fail, type SourceFile} from '../../lib/checked-yaml';
import {formatNearest} from '../../lib/nearest';
import type {Key} from '../../lib/schema-faults';
import type {Model} from './model';
import {type Topic, topicsSchema} from './schema';

/**
 * Parses the topics, which are the groups of the sidebar, and checks every name in them.
 * @param file `reference/topics.yaml`
 * @throws when a symbol with a page is in no topic or in two, when a topic names an unknown symbol, or when a group is
 * too long. The error lists every fault with its place in the file.
 */
export function readTopics(file: SourceFile, model: Model): Topic[] {
  const {data: topics, fail, faults} = checkYaml(file, topicsSchema);
  if (topics) checkNames(topics, model, fail);
  if (!topics || faults.length > 0)
    throw new Error(`The topics do not match the package:\n${faults.join('\n')}`);
  return topics;
}

function checkNames(topics: Topic[], {pageSymbols}: Model, fail: Fail): void {
  const ids = new Set(pageSymbols.map(({id}) => id));
  const topicOfSymbol = new Map<string, string>();

  const checkTopic = ({label, items}: Topic, parent: string, place: Key[]): void => {
    const topic = parent ? `${parent} / ${label}` : label;
    for (const [index, item] of items.entries()) {
      const itemPlace = [...place, 'items', index];
      if (typeof item === 'string') checkName(item, topic, itemPlace);
      else checkTopic(item, topic, itemPlace);
    }
  };
  const checkName = (id: string, topic: string, place: Key[]): void => {
    const previousTopic = topicOfSymbol.get(id);
    if (!ids.has(id)) {
      fail(place, `"${topic}" names "${id}", which the package does not declare.${formatNearest(id, ids)}`);
    }
    if (previousTopic !== undefined) {
      fail(place, `"${id}" is in "${previousTopic}" and again in "${topic}"`);
    }
    topicOfSymbol.set(id, topic);
  };

  for (const [index, topic] of topics.entries()) checkTopic(topic, '', [index]);
  const unplaced = [...ids].filter((id) => !topicOfSymbol.has(id));
  if (unplaced.length > 0) fail([], `no topic lists ${unplaced.join(', ')}. Add each symbol to a topic`);
}
